/** Other words that people use for the subject of a sheet, by its identifier; folded, never shown. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  relance:
    'rappeler recontacter renvoyer attendre delai semaine semaines jours envoi envois sans suite aucune reponse silence radio toujours rien relancer recruteur',
  'candidature-spontanee':
    'directement en direct contacter approcher demarcher sans annonce publiee sans offre cible entreprises locales porte a porte deposer cv',
  'lettre-plan':
    'structure structurer rediger accroche introduction conclusion paragraphes modele exemple objet appel signature longueur commencer finir',
  'lettre-utile': 'obligatoire necessaire indispensable encore utile lue recruteurs lisent',
  'cv-contenu':
    'mise en page modele longueur titre competences experiences faire rediger presenter format pdf design canva une page deux pages',
  'cv-mentions':
    'photo age date de naissance adresse nationalite marie enfants etat civil permis sexe obligatoire',
  'trous-cv':
    'annees sans travailler inactivite vide pause sabbatique expliquer justifier cacher arret longue maladie burn out',
  linkedin:
    'profil en ligne contacts carnet adresses piston recommandation cooptation anciens collegues activer reseautage',
  references:
    'recommandation ancien responsable appeler verifier avis certificat personnes contact prise de references',
  'organiser-recherche':
    'methode planning routine semaine combien candidatures demotive decourage fatigue moral commencer par ou demarrer efficace perdu perdue',
  refus: 'non retenu pas pris rejet reponse negative raison motif retour feedback echec',
  arnaques:
    'colis reexpedier domicile cartes cadeaux par jour sans experience fiable escroquerie faux recruteur argent payer caution cheque virement rib carte identite whatsapp telegram piege louche suspect trop beau',
  'entretien-preparer':
    'preparation veille stress trac tenue vetements arriver avance documents emporter reussir conseils premier entretien',
  'entretien-presentation':
    'pitch parler de soi parcours presenter deux minutes introduction ouverture resume',
  'entretien-star':
    'exemple concret reussite echec conflit situation tache action resultat raconter comportementale',
  'entretien-qualites-defauts':
    'points forts points faibles atouts faiblesse qualite defaut avouer',
  'entretien-questions-interdites':
    'illegale interdit prive vie privee religion couple mariage enfants enceinte grossesse annoncer cacher reveler mentir sante politique syndicat intime indiscrete',
  'entretien-visio':
    'video camera zoom teams skype meet telephone appel distance en ligne differe ecran micro',
  'entretien-vos-questions': 'poser demander fin de l entretien curieux interroger recruteur',
  'entretien-apres':
    'suite remercier remerciement lendemain mail relancer attendre reponse debrief promesse embauche',
  'salaire-negocier':
    'pretentions fourchette demander annoncer montant remuneration augmentation proposer offre trop basse negociable valeur marche',
  'brut-net':
    'calcul convertir conversion poche fiche de paie cotisations charges impot prelevement touche reellement par mois',
  'smic-minimum':
    'minimum legal grille coefficient echelon convention collective horaire montant sous paye',
  'essai-cdi':
    'duree renouvellement rupture rompre arreter partir pendant essai employeur met fin delai prevenance cadre employe virer',
  'essai-cdd': 'duree rupture jours semaine interim mission',
  'cdd-regles':
    'contrat court duree determinee renouvellement renouveler prime precarite fin de contrat motif requalification saisonnier remplacement',
  'cdd-rompre':
    'quitter partir arreter demissionner avant fin terme casser rompre propose cdi ailleurs',
  'cdi-contenu':
    'contrat de travail clauses signer lire verifier signature mobilite non concurrence exclusivite forfait jours duree indeterminee',
  interim: 'agence mission manpower adecco randstad interimaire fin de mission prime inscription',
  'temps-partiel':
    'heures semaine 35h supplementaires complementaires horaires mi-temps plein temps deux emplois cumul',
  alternance:
    'apprenti apprentissage contrat pro professionnalisation cfa ecole entreprise trouver patron rythme alternant bts',
  stage: 'stagiaire convention gratification indemnite paye remunere duree etudiant ecole',
  freelance:
    'a son compte independant micro entreprise auto entrepreneur creer monter lancer sa boite entreprise societe creation arce acre portage siret',
  teletravail: 'maison domicile jours bureau distance hybride accord refus',
  'fonction-publique':
    'concours etat mairie hopital administration fonctionnaire contractuel titulaire territoriale categorie',
  'preavis-demission':
    'demissionner quitter partir delai lettre mois dispense cdi depart demission',
  'demission-chomage':
    'legitime reconversion conjoint demenagement droits allocation quitter emploi indemnisation demissionnaire',
  'rupture-conventionnelle':
    'amiable accord depart negocie negocier indemnite homologation retractation entretien quitter cdi employeur refuse',
  licenciement:
    'vire renvoye procedure faute grave lourde simple convocation entretien prealable indemnite prud hommes contester motif cause reelle serieuse',
  'licenciement-economique-csp':
    'economique csp plan social reclassement securisation suppression de poste fermeture liquidation',
  'abandon-poste':
    'absence injustifiee ne plus venir disparaitre presomption demission mise en demeure absent',
  'inscription-france-travail':
    'inscrire inscription demandeur emploi pole emploi documents pieces rendez-vous dossier premiere fois delai attestation employeur',
  actualisation:
    'actualiser declarer mois oubli retard date pointer espace personnel heures declaration mensuelle',
  'are-principes':
    'conditions duree montant calcul indemnisation indemnites allocation retour a l emploi ouvrir des droits mois travailles toucher combien temps carence differe',
  'are-cumul':
    'reprise activite reduite petit boulot quelques heures perdre droits allocations complement travailler un peu cumul',
  'controle-recherche':
    'preuves justifier demarches controle radiation sanction suspension obligations conseiller convocation recours',
  'fin-de-droits':
    'terminent epuises ass rsa solidarite minima sociaux sans ressources aides plus rien prime activite epuisement',
  'aides-recherche':
    'financiere mobilite deplacement train essence permis de conduire garde enfants hotel transport aide entretien',
  rqth: 'reconnaissance travailleur handicape mdph dossier certificat medical maladie chronique avantages utilite invisible',
  'handicap-aides':
    'cap emploi agefiph fiphfp amenagement poste materiel accompagnement entreprise adaptee esat referent',
  'handicap-en-parler':
    'annoncer dire cacher reveler mentionner employeur entretien cv handicap obligation',
  'inaptitude-arret':
    'medecin du travail reprise mi-temps therapeutique longue maladie invalidite visite reclassement arret inapte',
  cpf: 'compte formation droits heures euros moncompteformation financer appel sms demarchage arnaque solde reste a charge',
  'formation-demandeur-emploi':
    'aif poei financement france travail pole emploi remuneration formation chomage region stage qualifiant',
  'transition-pro':
    'ptp cif fongecif conge formation salarie conserver salaire reconversion certifiante employeur absence',
  vae: 'validation acquis experience diplome sans etudes reconnaitre annees de travail jury',
  'bilan-competences':
    'orientation point faire le point carriere quel metier choisir perdue consultant financer test',
  reconversion:
    'ancienne vendeuse caissiere devenir dehors nature plein air marre changer vie professionnelle autre chose nouveau metier voie reorientation immersion pmsmp cep conseil evolution essayer tester decouvrir se reconvertir',
  'premier-emploi':
    'debutant jeune diplome sans experience sortie ecole etudes premier travail mission locale cej garantie jeunes service civique decrocheur bac',
  seniors: 'age 50 55 60 ans vieux experimente fin de carriere retraite cinquante soixante',
  'retour-conge-parental':
    'maman mere pere bebe naissance maternite reprise retour reprendre interruption elever enfants',
  'diplome-etranger':
    'equivalence reconnaissance comparabilite traduction marocain algerien tunisien senegalais camerounais ivoirien hors europe etudes faites ailleurs medecin infirmier',
  'autorisation-travail':
    'titre de sejour carte visa prefecture etudiant etranger sans papiers regularisation permis de travail salarie refugie asile recepisse',
  'casier-judiciaire':
    'prison condamnation peine b2 b3 bulletin extrait vierge condamne sortie detention bracelet',
  'insertion-longue-duree':
    'longtemps annees sans emploi iae chantier siae contrat aide pec geiq eloigne exclu confiance',
  discrimination:
    'nom prenom couleur peau voile origine quartier racisme sexisme nom origine accent couleur peau religion voile age grossesse orientation lgbt quartier remarque prejuge plainte defenseur',
  harcelement:
    'insulte insulter crie hurle avances lourdes collegue rabaisse humilie pression moral sexuel chef collegue humiliation insultes pression souffrance burn out epuisement mal etre menace brimades',
  'donnees-personnelles':
    'rgpd donnees cv garde conserver supprimer effacer reseaux sociaux facebook instagram cnil fichier confidentialite',
  'travail-non-declare':
    'liquide especes rien signe sans contrat noir black declare urssaf essai non paye salaire impaye impayes dissimule patron ne paie pas fiche de paie retard paiement',
  'conges-payes': 'vacances jours acquis solde indemnite compensatrice poser refuser conges depart',
  'mutuelle-transports':
    'complementaire sante portabilite navigo abonnement velo ticket restaurant avantages tickets',
  'outre-mer':
    'guadeloupe martinique guyane reunion mayotte antilles ladom metropole ile iles dom tom drom caraibes',
  maroc: 'maroc marocain casablanca rabat marrakech tanger fes anapec ofppt',
  senegal: 'senegal senegalais dakar thies anpej der',
  'cote-ivoire': 'cote d ivoire ivoirien abidjan bouake aej agence emploi jeunes',
  cameroun: 'cameroun camerounais yaounde douala fne fonds national',
  'tunisie-algerie': 'tunisie tunisien tunis sfax algerie algerien alger oran aneti anem',
  belgique:
    'belgique belge bruxelles liege charleroi namur wallonie flandre onem forem actiris vdab capac',
  suisse: 'suisse romande geneve lausanne neuchatel fribourg zurich orp helvetique',
  canada: 'canada quebec montreal toronto ottawa eic immigration arrima entree express canadien',
  'luxembourg-frontalier':
    'luxembourg frontalier allemagne espagne italie portugal europe mobilite eures adem europass u1 u2',
  'onu-candidater':
    'onu nations unies unicef pnud hcr oms unesco grade p2 p3 p4 no g inspira p11 php agence onusienne geneve new york',
  'onu-entretien':
    'competences panel competency based interview cbi onu ong test ecrit safeguarding',
  'ong-postuler':
    'humanitaire ong association solidarite terrain mission urgence croix rouge msf medecins reliefweb coordination sud logisticien',
  'vsi-volontariat':
    'volontaire volontariat vsi unv service civique solidarite international benevolat partir france volontaires',
  'vie-via': 'vie via business france volontariat entreprise etranger mission ambassade civiweb',
  'union-europeenne':
    'europe epso concours commission parlement bruxelles fonctionnaire europeen blue book stage institutions cast agences',
  'entretien-telephone':
    'appel coup de fil tel preselection prequalification decrocher rappeler imprevu',
  'entretien-collectif':
    'groupe candidats ensemble assessment center centre evaluation mise en situation jeu de role simulation exercice journee',
  'tests-recrutement':
    'personnalite psychotechnique logique questionnaire mbti qcm evaluation resultats',
  'tenue-entretien':
    'habiller habits vetements tenue chaussures cravate costume veste look apparence tatouage piercing maquillage coiffure',
  'salaire-metier':
    'combien gagne gagner salaire paye debutant junior confirme grille convention fourchette moyen infirmier infirmiere cariste cuisinier chef de partie developpeur aide a domicile aide soignante vendeur vendeuse comptable chauffeur macon region',
  'tarif-jour':
    'tjm tarif journalier horaire facturer facturation prix devis client freelance independant micro entreprise graphiste consultant',
  'essai-non-paye':
    'essai gratuit journee gratuite test non paye sans salaire benevole pour voir extra service resto restaurant boulangerie patron deux jours 4h',
  'heures-sup':
    'heures sup supp supplementaires 35h 39h majoration majorees taux recuperer recuperation non payees pointeuse prouver',
  'repos-horaires':
    '7 jours sept jours repos hebdomadaire dimanche nuit nocturne horaires planning amplitude pause coupure refuser obligatoire',
  cesu: 'cesu cheque emploi service particulier employeur menage heures semaine dame personne agee jardin garde nounou domicile pajemploi',
  saisonnier:
    'saison saisonnier ete hiver vendanges recolte station ski camping plage octobre apres la saison logement',
  'arret-maladie':
    'arret maladie malade medecin indemnites journalieres ij carence cpam secu depression essai prolonge chercher ailleurs',
  'embellie-donnees':
    'embellie application ici donnees stockees vendre revendez revendre serveur confidentialite prive securite effacer qui voit',
  'documents-fin-contrat':
    'papiers certificat attestation solde de tout compte recu ancien patron employeur depart quand je pars fin',
  prudhommes:
    'prudhommes prud hommes tribunal attaquer plainte proces litige delai requete avocat reclamer saisir inspection du travail',
  rsa: 'revenu de solidarite active caf sans revenu minima aide financiere 23 ans jeune actif prime activite',
  'jeunes-accompagnement':
    'mission locale cej contrat engagement jeune garantie jeunes pacea moins de 26 ans 18 ans 19 ans 20 ans service civique epide ecole de la deuxieme chance neet',
  'parents-horaires':
    'maman solo papa mere seule monoparental creche garde nounou ecole sortie horaires 6h matin enfant bas age fils fille',
  'sans-diplome':
    'sans bac pas de diplome aucune qualification aucune experience decrochage cap brevet non qualifie mrs poei',
  'apprendre-francais':
    'parler francais langue fle cours gratuits niveau a1 a2 b1 delf tcf alphabetisation etranger pas bien',
  enseigner:
    'prof professeur enseignant enseigner ecole college lycee concours capes crpe contractuel formateur aesh 40 ans',
  immersion:
    'immersion pmsmp essayer tester decouvrir metier quelques jours stage observation mise en situation avant formation',
  habilitations:
    'caces cariste chariot fimo fco poids lourd camion tonnes permis c hygiene haccp cuisine carte pro securite ssiap cnaps sst electrique nacelle engin chauffeur',
  'cv-forme':
    'ats robots logiciel tri pdf word docx format page une page deux pages longueur police mise en page lisible scan refuse automatique',
  'cv-verite':
    'mentir mensonge enjoliver embellir inventer faux diplome rallonger gonfler tricher verifier triche',
  reseau:
    'reseau connaissances piston relations connais personne contacts bouche a oreille marche cache cooptation parrainage',
  'ou-chercher':
    'sites site internet plateforme annonces ou chercher trouver offres saisonnier saison vendange station alternatives indeed hellowork part pole emploi',
  'choisir-offre':
    'deux offres choisir hesiter hesite comparer laquelle delai reflechir attendre autre reponse commencer plus tard date debut loin trajet 1h30 distance',
  moral:
    'decourage deprime fatigue moral espoir perdre confiance lever envie marre non refus tous long an mois seul isole',
  'salaire-impaye':
    'paye paie salaire retard impaye verse virement arrive pas recu reclamer mois employeur patron',
  'depart-expliquer':
    'pourquoi parti quitte licencie vire renvoye depart ancien poste raison expliquer conflit chef rompu',
  'contre-offre':
    'rester partir retenir garder augmentation plus proposition employeur demission hesite',
  'promesse-embauche':
    'promesse embauche engagement oral accord verbal signature retracter retractation annuler revenir avant premier jour deja signe renoncer desister mieux ailleurs',
  'non-concurrence':
    'clause non concurrence concurrent contrepartie financiere clients fichier secteur',
  'modification-contrat':
    'avenant changement horaires lieu mutation demenagement baisse salaire heures taches refuser imposer clause mobilite accord',
  'travail-jeunes':
    'mineur ado adolescent lyceen lyceenne collegien etudiant etudiante bourse ete juillet aout 14 ans 15 ans 16 ans 17 ans soir petit job',
  grossesse:
    'enceinte grossesse maternite accouchement bebe conge maternite annoncer cacher protection licencier renouvellement renouveler cdd essai',
  'signes-religieux':
    'voile foulard hijab kippa croix barbe turban religion musulmane islam priere ramadan laicite neutralite creche ecole magasin fete',
  'accident-travail':
    'accident blesse blessure chute tombe coupe brulure trajet declaration cpam tendinite lombalgie maladie professionnelle amiante certificat chantier',
  sanction:
    'avertissement blame mise a pied retard sanction disciplinaire contester retenue lettre injuste',
  'creation-aides':
    'are arce acre creer creation entreprise commerce boutique food truck projet pret microcredit adie bge couveuse chomage lancer ouvrir',
  'faux-independant':
    'salariat deguise seul client horaires imposes facturer livreur uber deliveroo plateforme auto entrepreneur salarie difference subordination requalifier siret',
  'independant-arret':
    'ati liquidation fermeture faillite depot de bilan gerant artisan commercant cesser activite salon restaurant dettes independant chomage fermer',
  'assistante-maternelle':
    'nounou agreee agrement pmi domicile garder enfants pajemploi assmat mam relais petite enfance creche familiale',
  'emploi-retraite':
    'retraite retraitee pension cumul reprendre petit boulot progressive trimestres taux plein carsat complement',
  'langues-cv':
    'anglais espagnol allemand langue niveau a2 b1 b2 c1 courant bilingue toeic tcf europass cv resume english traduire etranger',
  'convention-collective':
    'convention collective idcc branche classification coefficient echelon niveau grille accord syntec metallurgie hcr batiment laquelle applique lire minimum',
  'dettes-saisie':
    'dette dettes saisie saisir huissier commissaire justice surendettement credit credits banque france pension alimentaire preleve insaisissable bareme compte bloque',
  'dedit-formation':
    'dedit formation payee employeur rembourser rester engagement clause demission retenue cout',
  'frais-professionnels':
    'note frais remboursement kilometres kilometrique voiture fonction service essence outils tenue telephone perso panier repas deplacement grand deplacement',
  'primes-epargne':
    'treizieme 13e mois prime primes anciennete participation interessement partage valeur ppv pee perco epargne salariale debloquer deblocage bonus vacances',
  'representants-greve':
    'cse delegue delegues elu elus syndicat syndique greve greviste preavis election elections protege representant personnel cgt cfdt',
  astreintes:
    'astreinte astreintes garde joignable appel nuit week end depannage intervention telephone portable refuser contrepartie permanence',
  'droit-retrait':
    'danger retrait canicule chaleur froid temperature epi casque chaussures gants machine dangereuse securite risque refuser echafaudage',
  'alcool-drogue':
    'alcool drogue cannabis joint cbd test salivaire ethylotest alcootest ivre bourre addiction dependance sevrage cure csapa depistage',
  'entretien-annuel':
    'entretien annuel evaluation professionnel parcours objectifs notation compte rendu signer bilan n plus un manager note',
  'conge-sabbatique':
    'sabbatique sans solde conge creation entreprise pause partir revenir annee suspension contrat disponibilite tour du monde',
  'are-rechargement':
    'reliquat rechargement recharger droits option reprise ancien nouveau calcul recalcul retravaille restant rouvrir rechargeables',
  'absence-chomage':
    'vacances voyage voyager partir absence absent jours 35 etranger demenager demenagement changement adresse prevenir conges chomage',
  'expatriation-cfe':
    'expatrie expatriation cfe caisse francais etranger dubai detache contrat local retour rentrer impatriation couverture securite sociale',
  'frontalier-chomage':
    'frontalier frontaliere suisse geneve luxembourg allemagne belgique u1 s1 lamal impots chomage residence permis g teletravail',
  'impots-emploi':
    'impot impots prelevement source taux neutre personnalise declaration declarer imposable exonere frais reels premier emploi apprenti indemnite rattachement',
  'retraite-trimestres':
    'trimestre trimestres retraite releve carriere longue age depart rachat etudes cotise taux plein points agirc arrco 64 62',
  'premieres-demarches':
    'compte bancaire rib iban numero securite sociale carte vitale adresse domiciliation sdf heberge papiers piece identite embauche droit au compte',
  'aide-numerique':
    'ordinateur internet numerique informatique mail email creer france services cyberbase mediatheque imprimer illectronisme aide espace mot de passe telephone',
  'alternance-rupture':
    'rompre rupture apprentissage apprenti contrat pro mediateur cfa patron demission vire perdu employeur 45 jours maitre quitter',
  'contractuel-public':
    'contractuel contractuelle vacataire mairie hopital ecole aesh cdd cdi public renouvellement precarite titularisation fin contrat agent',
  'etudiant-etranger':
    'etudiant etrangere etranger titre sejour visa 964 heures stage alternance aps rece recherche emploi changement statut diplome rester',
  'soignant-etranger':
    'infirmier infirmiere aide soignant medecin dentiste kine sage femme pharmacien diplome etranger hors union europeenne exercer evc padhue ordre cng',
  'ia-candidature':
    'chatgpt chat gpt ia intelligence artificielle claude gemini copilot mistral robot generer rediger tricher triche detecteur detecter reperer logiciel automatique prompt',
  portfolio:
    'book site personnel github behance depot projets montrer realisations travaux exemples confidentiel confidentialite graphiste developpeur photographe designer architecte artisan',
  'cabinets-recrutement':
    'chasseur de tetes chasseurs headhunter cabinet agence approche directe consultant michael page hays robert half honoraires commission intermediaire qui paie',
  'job-dating':
    'salon forum stand speed recruiting rencontre evenement recruteurs journee portes ouvertes foire exposants cv imprimes pitch se presenter',
  'entretien-anglais':
    'langue etrangere english interview tell me about yourself accent bafouiller vocabulaire espagnol allemand bilingue oral comprendre la question',
  surqualifie:
    'surqualifiee surqualification overqualified trop diplome trop experimente trop competent bac plus cinq master doctorat en dessous de mon niveau poste inferieur enlever cacher diplome',
  'devenir-soignant':
    'aide soignante infirmiere infirmier auxiliaire de vie ambulancier ambulanciere ifsi ifas deas deaes advf auxiliaire puericulture ash ehpad hopital concours selection ecole formation soin sante',
  'reprendre-etudes':
    'daeu cnam universite fac licence master bts distance cned greta vap vapp bac adulte retourner ecole diplome cours du soir parcoursup bourse capacite en droit',
  'metiers-recrutent':
    'secteurs secteur porteur porteurs avenir embauche penurie manque tension bmo debouches disparaitre menaces automatisation remplaces demande besoin main d oeuvre',
  'armee-police':
    'militaire soldat armee de terre marine armee de l air legion gendarme gendarmerie policier gardien de la paix police pompier sapeur surveillant penitentiaire prison douane reserve reserviste cirfa engager uniforme concours',
  plateformes:
    'livreur livreuse velo scooter coursier uber eats deliveroo bolt heetch vtc taxi chauffeur carte professionnelle course courses compte desactive suspendu bloque application arpe',
  'premiers-jours':
    'premier jour premiere semaine prise de poste nouveau nouvelle debuter commencer integration s integrer accueil collegues erreur stress lundi arrivee onboarding',
  pvt: 'whv working holiday visa vacances travail australie nouvelle zelande japon coree argentine canada backpacker voyage voyager tour du monde wwoofing fermes fruit picking annee de cesure',
  'preavis-belgique':
    'belgique belge bruxelles wallonie demission demissionner licenciement licencie preavis semaines indemnite de rupture contre preavis recommande motif grave outplacement c4',
  'belgique-maladie':
    'belgique belge malade maladie incapacite salaire garanti mutuelle medecin controle certificat medical invalidite inami arret reintegration mi-temps medical',
  'belgique-vacances':
    'belgique belge conges vacances annuelles pecule simple double sortie onva prime fin d annee treizieme mois jours feries ouvrier employe',
  'jobiste-belgique':
    'belgique belge jobiste etudiant etudiante job ete 650 heures student at work kot allocations familiales flexi job flexijob impots a charge horeca',
  'preavis-suisse':
    'suisse geneve lausanne vaud delai de conge demission demissionner licencie licenciement resilier resiliation protection conge abusif certificat de travail prud hommes',
  'suisse-permis':
    'suisse geneve lausanne permis b l g c frontalier sejour autorisation etablissement contingent etat tiers ressortissant canton annonce commune migration',
  'suisse-conditions':
    'suisse geneve lausanne vacances semaines maladie treizieme salaire heures supplementaires lpp avs deuxieme pilier deductions cct accident salaires usuels salarium maternite',
  'quebec-equivalences':
    'quebec montreal diplome reconnaissance equivalence evaluation comparative ordre professionnel ordres infirmiere ingenieur arm rac ccq mifi immigrant permis d exercice',
  'quebec-parental':
    'quebec montreal rqap bebe enceinte grossesse maternite paternite parental retrait preventif conge maladie cnesst naissance adoption jours malade',
  'nuit-vers-jour':
    'nuit jour nuits equipe de nuit veilleur veilleuse soignant aide soignante priorite poste de jour rythme sommeil passer de jour arreter les nuits inapte nuit',
  'interim-mission-annulee':
    'interim mission annulee annuler raccourcie arretee avant la fin interimaire agence souplesse rupture anticipee trois jours ouvrables manpower adecco randstad',
  'conges-imposes':
    'conges imposes imposer forcer fermeture annuelle noel aout poser dates refuse refuser annuler vacances ordre des departs sans solde cinquieme semaine fractionnement',
  'teletravail-droits':
    'teletravail maison domicile distance titres restaurant tickets resto indemnite electricite internet ecran chaise webcam retour bureau presentiel accident',
  'titre-sejour-renouveler':
    'titre de sejour recepisse carte de sejour expire expiration renouvellement renouveler prefecture attestation prolongation anef instruction papiers etranger contrat suspendu',
  'compte-loue':
    'compte loue louer location sous louer preter compte uber eats deliveroo livreur vtc bolt prete nom illegal risque sans papiers accident',
  'planning-change':
    'planning emploi du temps horaires changes derniere minute delai prevenance jour de repos rappeler remplacement remplacer au pied leve coupure sms veille',
  'retenue-caisse':
    'retenue retirer retire trou de caisse erreur casse casser vaisselle vol volee client parti sans payer amende pv camion voiture rembourser deduire salaire sanction pecuniaire',
  'retard-absence':
    'retard en retard absence absent reveil panne train bus greve neige verglas enfant malade justifier justificatif prevenir rater travail injustifiee',
  'tache-hors-poste':
    'tache taches hors poste fiche de poste menage refuser refus autre travail polyvalence remplacer chef responsable surcharge deux postes glissement classification',
  'signer-papier':
    'signer signature papier document pression force forcer demission avenant antidate reconnaissance remis en main propre decharge refuser de signer sans lire retracter',
  'preuves-travail':
    'preuve preuves enregistrer enregistrement dictaphone cachette temoin temoignage attestation sms captures ecran copier documents dossier journal monter un dossier',
  'demission-regret':
    'demission regret regrette annuler retirer revenir retractation colere coup de tete pression equivoque reintegrer changer d avis',
  'preavis-raccourcir':
    'preavis raccourcir dispense dispenser reduire negocier partir plus tot ecourter date de depart conges pendant preavis arret maladie preavis non effectue',
  'contrat-non-remis':
    'pas de contrat contrat non signe non remis sans contrat ecrit attend contrat commence a travailler dpae declare annonce differente promis mensonge offre',
  'cdd-apres-terme':
    'fin de cdd termine renouvellement renouvele delai de carence entre deux cdd continue apres la fin devient cdi requalification enchainer succession prevenir prolongation',
  'changement-employeur':
    'rachat rachete repris reprise cession vente fusion nouveau patron transfert perte de marche prestataire nettoyage proprete securite annexe 7 anciennete',
  'forfait-jours':
    'forfait jours 218 jours cadre autonome heures rtt jours de repos amplitude charge de travail convention individuelle cadre sans horaires',
  'restauration-extra':
    'restaurant restauration extra serveur serveuse cuisine plonge commis hotel bar hcr coupure pourboire pourboires tips repas avantage nature 39 heures',
  'indemnites-journalieres':
    'indemnites journalieres ij cpam secu ameli pas paye retard attestation de salaire subrogation carence arret maladie complement maintien de salaire prevoyance',
  'egalite-salaire':
    'egalite salaire ecart femme homme meme poste collegue gagne plus inegalite moins payee a travail egal transparence index discrimination salariale',
  'employeur-decede':
    'deces decede mort particulier employeur cesu aide a domicile heritiers famille notaire ehpad maison de retraite hospitalise fin de contrat auxiliaire de vie',
  'rdv-france-travail':
    'rendez vous rdv conseiller conseillere france travail pole emploi deplacer reporter annuler absent absence empechement meme jour prefecture hopital justificatif radie convocation atelier',
  'parole-differente':
    'begaye begaiement begaie begue accent sourd surdite malentendant entendre parler voix telephone timide phobie dyslexie aphasie langue des signes lsf orthophoniste',
  'jury-vae-titre':
    'jury vae oral soutenance titre professionnel dossier professionnel passage certification validation partielle totale examinateurs epreuve afpa convocation livret 2',
  'metiers-manuels-chercher':
    'manuel artisan boucher boulanger patissier coiffeur coiffeuse mecanicien macon plombier electricien cuisinier couturiere menuisier atelier boutique linkedin porte a porte',
  'conducteur-bus':
    'conducteur conductrice bus car autocar tram tramway chauffeur scolaire permis d fimo voyageurs transport en commun ratp keolis transdev titre professionnel salaire',
  'apres-licenciement-moral':
    'licencie licenciement rumine ruminer tourner la page vire virer humiliation honte colere injustice choc deuil digerer mal vecu nuit pense tout le temps',
  'sans-idee-metier':
    'orientation idee metier quoi faire perdu perdue voie sens test interets hesite aucune idee projet vocation tout arrete envie de rien recommencer',
  'salaire-reperes':
    'salaire correct normal median moyen moyenne chiffres repere reperes bien paye mal paye comparer net secteur insee fourchette experience',
  'are-premier-paiement':
    'premier paiement versement virement chomage are quand delai carence differe attente sept jours pas encore paye rien recu date attestation notification indemnisation',
  'reprise-emploi-signaler':
    'reprise emploi retrouve travail desinscrire desinscription declarer signaler nouveau poste droits restants reliquat actualisation radiation volontaire prevenir france travail',
  'urgence-argent':
    'urgence argent plus rien manger frigo vide ccas assistante sociale secours aide alimentaire restos du coeur decouvert factures galere financiere fin de mois banque',
  'loyer-expulsion':
    'loyer impaye retard expulsion expulse serrure changee proprietaire bailleur huissier commandement de payer treve hivernale logement dehors fsl adil',
  'sante-sans-emploi':
    'secu securite sociale mutuelle c2s complementaire sante cmu carte vitale rembourse soins dentiste lunettes sans emploi chomage portabilite couverture maladie',
  'entretien-reporter':
    'reporter deplacer decaler annuler entretien embauche retard en retard rate manque oublie malade empechement deux entretiens meme heure excuse',
  'sortie-prison':
    'prison sortie sorti detention incarcere detenu bracelet electronique semi liberte spip liberation peine ecrou reinsertion permission levee d ecrou',
  'aah-emploi':
    'aah allocation adulte handicape travailler cumul salaire mdph taux incapacite 80 50 rsdae perdre caf esat temps partiel handicap',
  'invalidite-travail':
    'invalidite pension categorie 1 2 3 invalide secu medecin conseil cpam cumul salaire chomage inaptitude prevoyance asi',
  'bafa-animation':
    'bafa bafd animateur animatrice colo colonie centre de loisirs periscolaire cantine enfants mercredi vacances cee bpjeps cpjeps',
  'stage-observation':
    'stage troisieme 3e seconde 2nde observation college lycee eleve decouverte convention quinze ans quatorze ans enfant juin',
  'agent-securite':
    'securite agent vigile gardien surveillance carte professionnelle cnaps aps ssiap incendie rondier maitre chien formation casier 175 heures mac',
  'travailler-ecole':
    'ecole college lycee aesh avs surveillant pion aed assistant d education atsem cantine perisco mairie rectorat academie maternelle sans concours',
  'petite-enfance':
    'creche petite enfance bebe bebes cap aepe auxiliaire de puericulture educatrice jeunes enfants eje micro creche garde nounou pmi honorabilite',
  'portage-salarial':
    'portage salarial societe de portage consultant freelance independant facture frais de gestion mission client simulation salarie porte',
  'vendanges-agricole':
    'vendanges vendange recolte cueillette agricole agriculture ferme vigne pommes fraises maraichage msa tesa saison ouvrier agricole tracteur loge',
  'commission-vdi':
    'commission commercial vrp vdi vente a domicile mandataire immobilier agent commercial sans fixe pourcentage kit stock reseau mlm pyramide independant vendeur',
  'formation-arreter':
    'formation arreter abandonner quitter interrompre absence absences abandon stage organisme remuneration aref rembourser niveau decroche motif',
  'preuves-perdues':
    'perdu perdus perdue fiche de paie bulletin certificat de travail diplome attestation duplicata preuve experience entreprise fermee retrouver copie relever de carriere',
  'violences-emploi':
    'violence violences conjugales couple mari conjoint compagnon frappe controle argent 3919 quitter partir cidff fuir emprise interdit de travailler',
  'aide-juridique':
    'avocat gratuit aide juridique conseil droit du travail inspection du travail syndicat conseiller du salarie defenseur syndical aide juridictionnelle permanence appeler qui',
  'teletravail-etranger':
    'teletravail etranger distance hors de france pays nomade numerique digital nomad a1 employeur etranger visa 183 jours remote frontalier',
  'afrique-recours':
    'senegal dakar cote d ivoire abidjan cameroun douala yaounde salaire impaye renvoye licencie inspecteur inspection du travail smig cnps ipres preavis contrat',
  'maghreb-perte-emploi':
    'maroc casablanca rabat tunisie tunis algerie alger oran chomage indemnite perte d emploi ipe cnss cnac anem licencie licenciement anapec aneti allocation',
  'annonce-floue':
    'annonce offre salaire absent pas indique cache selon profil attractif evolutif polyvalent autonome anonyme nom de l entreprise republiee revient mensongere mots codes decoder',
  'exigences-annonce':
    'exigences criteres annees d experience diplome demande exige bac logiciel anglais courant manque pas le profil correspond impose souhaite debutant accepte postuler quand meme',
  'mail-candidature':
    'mail e mail courriel objet corps texte accompagner envoyer cv piece jointe oubliee mauvais cv erreur faute trompe nom renvoyer message d accompagnement',
  repostuler:
    'repostuler renvoyer encore deux fois plusieurs offres meme entreprise meme annonce revenue apres un refus ancien employeur revenir retourner retirer ma candidature',
  'cv-petits-contrats':
    'petits contrats cdd courts missions interim boulots regrouper instable change souvent zappe job un mois essai rompu extras deux metiers',
  'chercher-en-poste':
    'en poste en cdi secret discret cachette patron sache decouvert conge entretien pendant le travail discretion linkedin confidentiel',
  'appel-manque':
    'appel manque rate numero inconnu rappeler repondeur messagerie vocale telephoner appeler standard script phrase deranger',
  'travail-vite':
    'vite tout de suite demain cette semaine urgent n importe quoi sans cv embauche immediate paye a la semaine journee disponible',
  'emploi-domicile':
    'travail a domicile chez soi maison distance teletravail total internet saisie mise sous pli teleconseiller remote sans diplome serieux',
  'entretien-pieges':
    'questions pieges pourquoi vous pourquoi nous pas un autre cinq ans motivation motive repondre delicate echec dernier chef ne sais pas quoi dire',
  'verifications-recruteur':
    'verifier verification diplome ancien employeur patron dit du mal denigre fiches de paie bulletins releve de banque casier papiers demander enquete controle',
  'reseaux-sociaux':
    'facebook instagram tiktok twitter google reseaux sociaux publication post photo video image e reputation compte prive nettoyer critique whatsapp groupe',
  'papiers-donnes':
    'donne envoye carte d identite passeport rib carte vitale escroc arnaque faux recruteur usurpation vire argent cheque encaisse plainte victime compte ouvert',
  'renvoye-oral':
    'vire sms oral ne reviens plus pas revenir sans lettre retire du planning badge dehors renvoye licenciement verbal',
  'entretien-prealable':
    'convocation entretien prealable recommande eventuel licenciement accompagner assister mise a pied conservatoire faute simple grave lourde',
  'rupture-negocier':
    'rupture conventionnelle refuse refus demander proposer negocier combien indemnite pousse dehors placard partir de moi meme commun accord delai',
  'essai-chomage':
    'periode d essai rompue rompre chomage droits allocation demissionne cdi quitte nouveau boulot 65 jours fin d essai vire',
  'conflit-travail':
    'conflit dispute chef manager collegue entente mesentente ambiance critique crie isole ecart moquerie accent couleur raciste homophobe insupportable',
  'harcelement-sexuel':
    'harcelement sexuel avances attouchements touche frole mains baladeuses blagues sexistes remarques corps agression patron femme',
  'arret-controle':
    'arret maladie sortie sortir heures controle medecin controleur contre visite absent vacances voyage departement suspendu convoque medecin conseil',
  augmentation:
    'augmentation augmenter plus payer hausse pourcentage inflation responsabilites refuse stagne salaire bloque revaloriser',
  'heures-changer':
    'temps partiel 80 mi temps reduire baisser augmenter heures plus d heures temps plein 35 priorite avenant complement d heures refuse',
  'interim-quitter':
    'interim refuser mission arreter quitter abandonner avant la fin embauche par le client cdi agence ne rappelle plus prime ifm perdre',
  'mi-temps-therapeutique':
    'mi temps therapeutique temps partiel reprise progressive 50 salaire indemnites duree prolonger refuse employeur medecin cpam',
  'metier-corps':
    'dos genou epaule porter charges debout sante corps use penible changer de metier reconversion assis leger c2p esrp crp',
  'concours-preparer':
    'concours inscription date epreuves annales oral liste d aptitude territorial categorie c b a recu colle age limite preparer centre de gestion',
  'sans-papiers':
    'sans papiers clandestin regularisation regulariser alias faux papiers denoncer prefecture metier en tension fiches de paie oqtf exploitation',
  'reprendre-longtemps':
    'longtemps annees sans travailler mere au foyer femme au foyer peur confiance reprendre dix ans quinze ans retour jamais travaille',
  'job-etudiant':
    'job etudiant ete vacances samedi soir week end fac lycee jobaviz petit boulot premier job cours compatible',
  'argent-a-cote':
    'a cote complement vinted leboncoin gateaux creations bijoux bricolage jardinage baby sitting cours coiffure domicile declarer statut vendre petit revenu',
  'micro-declarer':
    'micro entreprise auto entrepreneur declaration chiffre d affaires zero cotisations urssaf facture tva cfe client impaye fermer radier payer',
  'apprenti-quotidien':
    'apprenti apprentissage conges heures supplementaires nuit mineur cfa ecole payer frais revisions examen droits alternant boulanger',
  'saison-logee':
    'saison saisonnier loge nourri logement chambre insalubre couple camion van hiver ete station camping postuler',
  'sans-voiture':
    'sans voiture pas de bus vehicule panne reparer louer garage solidaire covoiturage velo scooter transport loin horaires mobilite',
  'chomage-retraite':
    'chomage retraite senior 60 61 62 maintien allocation taux plein trimestres fin de droits dispense de recherche age 59',
  radiation:
    'radie radiation cessation inscription desinscrit supprime sanction exclu recours contester plus inscrit rdv rate',
};
