import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** What happens at work that the other sheets leave aside: hours changed, papers to sign, sums kept back, a post that changes hands. */
export const AT_WORK_SHEETS = [
  ...sheetsOf('contracts', [
    {
      id: 'nuit-vers-jour',
      title: 'De la nuit au jour : demander un poste de jour',
      topic: 'passage de la nuit au jour',
      questions: [
        'Comment passer de nuit en poste de jour ?',
        'Un salarié de nuit est-il prioritaire pour un poste de jour ?',
        'Le médecin du travail peut-il m’enlever les nuits ?',
        'j’en peux plus des nuits et ils disent qu’il n’y a rien de jour',
      ],
      body: `Demandez-le par écrit : un salarié de nuit qui veut un poste de jour est prioritaire sur les postes libres de même catégorie, dans l’établissement ou à défaut dans l’entreprise (article L3122-13 du Code du travail). L’employeur doit vous faire connaître ceux qui existent.

      1. Écrivez : « Je souhaite un poste de jour, et je demande à être informé des postes disponibles. » Gardez une copie datée, redemandez à chaque départ ou affichage.
      2. Famille : si la nuit devient incompatible avec la garde d’un enfant ou une personne dépendante, vous pouvez demander le jour ; refuser la nuit n’est alors pas une faute.
      3. Santé : voyez le médecin du travail, à tout moment. S’il vous déclare inapte à la nuit, l’employeur doit chercher un poste de jour comparable, et ne peut licencier que si c’est impossible ou refusé.
      4. À l’hôpital public, demandez à la direction des soins ; le médecin du travail compte aussi.

      On répond « il n’y a que des nuits » ? Regardez ailleurs : consultations, hôpital de jour, soins à domicile, cliniques, écoles ; en usine ou en entrepôt, équipes de journée. Comptez la perte des primes de nuit avant de dire oui.`,
      sources: [
        ['Code du travail, L3122-12 à L3122-14', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, travail de nuit', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'interim-mission-annulee',
      title: 'Mission d’intérim annulée ou raccourcie',
      topic: 'mission d’intérim annulée',
      questions: [
        'Ma mission d’intérim est annulée, suis-je payé ?',
        'L’entreprise arrête ma mission avant la fin, que doit l’agence ?',
        'C’est quoi la souplesse en intérim ?',
        'l’agence m’a appelé la veille pour me dire de pas venir',
      ],
      body: `Tout dépend d’une chose : le contrat de mission était-il signé ?

      Signé, ou mission commencée : l’agence qui l’arrête avant la fin, hors faute grave, force majeure ou période d’essai, doit vous proposer une autre mission sous trois jours ouvrables, sans changement important de qualification, de salaire, d’horaires ni de trajet. Sinon, elle vous paie jusqu’à la fin prévue, indemnité de fin de mission comprise (article L1251-26 du Code du travail). Le client qui n’a plus de travail n’est pas un cas de force majeure.

      Rien de signé : pas de paiement automatique. Gardez messages et appels ; si l’on vous avait dit le poste, le salaire et la date, demandez un geste ou une autre mission par écrit, surtout si vous en aviez refusé une.

      La souplesse, si le contrat la prévoit, déplace la fin d’un jour pour cinq jours travaillés, dix jours au plus (deux jours si la mission dure moins de dix jours). Elle n’est pas une annulation.

      1. Écrivez à l’agence le jour même : « Je reste à disposition. »
      2. Sans réponse : inspection du travail, syndicat, prud’hommes.
      3. Actualisez-vous et inscrivez-vous dans une autre agence.`,
      sources: [
        ['Code du travail, L1251-26 à L1251-31', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, intérim', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'teletravail-droits',
      title: 'Télétravail : titres-restaurant, frais, horaires, retour au bureau',
      topic: 'droits en télétravail',
      questions: [
        'Ai-je droit aux tickets restaurant en télétravail ?',
        'Qui paie l’électricité et internet en télétravail ?',
        'Peut-on m’obliger à revenir au bureau ?',
        'moins de titres-restaurant depuis que je travaille à la maison',
      ],
      body: `Un jour à la maison est un jour de travail comme un autre : mêmes droits qu’au bureau (article L1222-9 du Code du travail).

      - Titres-restaurant : si les collègues sur place en ont, vous aussi, dès que le repas tombe dans votre journée. La Cour de cassation l’a jugé en octobre 2025 : le télétravail seul ne suffit pas à les retirer. Réclamez par écrit, jusqu’à trois ans en arrière.
      - Frais : ce que le travail vous coûte se rembourse, sur justificatif ou par une indemnité prévue par l’accord ou la charte. Une occupation de votre logement parce que l’entreprise n’a pas de bureau ouvre une indemnité.
      - Matériel : demandez écran, siège, téléphone ; l’installation doit permettre de travailler sans se blesser.
      - Horaires : les mêmes, pauses et onze heures de repos comprises. L’employeur fixe les plages où l’on peut vous joindre. Filmer en continu par la webcam n’est pas permis.
      - Accident pendant le travail à la maison : présumé accident du travail.
      - Retour au bureau : regardez l’accord, la charte ou votre avenant. Écrit au contrat, il ne se retire pas seul ; prévu par une charte réversible, oui, dans le délai qu’elle fixe.

      Le CSE ou un syndicat peut porter la demande pour tous.`,
      sources: [
        ['Code du travail, L1222-9 à L1222-11', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, télétravail', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'compte-loue',
      title: 'Louer un compte de livreur ou de VTC : ce que l’on risque',
      topic: 'location de compte d’une plateforme',
      questions: [
        'Est-ce que je peux louer un compte Uber Eats ?',
        'Que risque-t-on à livrer avec le compte d’un autre ?',
        'J’ai eu un accident avec un compte loué',
        'on me propose de rouler avec l’appli d’un autre',
      ],
      body: `Ne le faites pas : c’est interdit, et c’est presque toujours celui qui pédale qui perd.

      - Pour vous : travail non déclaré, donc ni chômage, ni retraite, ni congés. Pas d’assurance en cas d’accident. Le compte peut être fermé du jour au lendemain, et l’argent, versé à l’autre, ne pas arriver : c’est fréquent.
      - Devant la loi : travailler sans être déclaré à son nom peut être poursuivi. Sans titre autorisant à travailler, cela peut compliquer une demande de titre.
      - Pour celui qui loue : travail dissimulé, et emploi d’un étranger sans autorisation le cas échéant ; prison et forte amende sont prévues.

      Autres voies :

      1. Ouvrir votre compte : droit de travailler, micro-entreprise gratuite sur formalites.entreprises.gouv.fr, pièce d’identité à votre nom.
      2. Être salarié : restaurant, supermarché, société de livraison, cyclologistique, intérim.
      3. Papiers en cours : une association (Cimade, Maison des coursiers à Paris) conseille avant toute chose.

      Déjà commencé ? Arrêtez, gardez messages, captures des courses et preuves de paiement. Accident : allez aux urgences, dites que c’était en livrant. Un syndicat de livreurs ou un avocat peut réclamer les sommes : celui qui vous a fait travailler peut être regardé comme votre employeur.`,
      sources: [
        ['Urssaf, travail dissimulé', 'https://www.urssaf.fr'],
        ['Arpe, travailleurs des plateformes', 'https://www.arpe.gouv.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'planning-change',
      title: 'Planning changé au dernier moment, rappel un jour de repos',
      topic: 'planning changé',
      questions: [
        'Combien de temps avant doit-on me donner mon planning ?',
        'Puis-je refuser de venir un jour de repos ?',
        'Mon planning change tout le temps',
        'on m’appelle le matin même pour remplacer',
      ],
      body: `Un jour de repos prévu, vous pouvez dire non : sans astreinte, personne n’a à rester joignable, et ne pas décrocher n’est pas une faute.

      Le délai pour vous prévenir d’un changement :

      - temps partiel : sept jours ouvrés, ou le délai de l’accord collectif, jamais moins de trois ; le contrat dit dans quels cas les heures peuvent bouger. Refuser un changement hors de ces cas, ou incompatible avec vos enfants, vos études ou un autre emploi, n’est pas une faute ;
      - heures réparties sur l’année : sept jours, sauf accord ;
      - temps plein à horaire fixe : un délai raisonnable, non chiffré par la loi. Regardez la convention : commerce, restauration, aide à domicile, soins en fixent souvent un.

      Toujours : onze heures entre deux journées. À temps partiel, une seule coupure par jour, de deux heures au plus, sauf accord.

      1. Photographiez chaque version du planning avec sa date.
      2. Répondez par message : « Je n’étais pas prévu, je ne peux pas venir. »
      3. Faites écrire vos jours fixes, pour une garde ou un autre emploi.
      4. Des heures ajoutées se paient, avec majoration ; des heures annulées le jour même aussi, en général.

      Changements incessants : les prud’hommes peuvent juger qu’un temps partiel imprévisible vaut un temps plein.`,
      sources: [
        ['Code du travail, L3123-11, L3123-31, L3121-47', 'https://www.legifrance.gouv.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'retard-absence',
      title: 'Retard, absence, grève des transports, enfant malade : que risque-t-on ?',
      topic: 'retard et absence',
      questions: [
        'Que risque-t-on pour un retard au travail ?',
        'Je n’ai pas pu venir à cause de la neige ou des transports',
        'Mon enfant est malade, puis-je m’absenter ?',
        'j’ai raté mon réveil, qu’est-ce que je dis à mon chef',
      ],
      body: `Prévenez tout de suite, même par message, avec l’heure à laquelle vous arrivez : c’est le silence qui se paie cher, rarement un retard isolé.

      - Retard : l’employeur peut ne pas payer le temps perdu, rien de plus. Répétés, des retards peuvent donner un avertissement, puis davantage.
      - Train, grève, neige, panne : ce n’est pas une faute si vous prévenez et gardez une preuve (bulletin de retard, photo, dépannage). Le temps n’est en général pas payé : proposez de le rattraper, du télétravail ou un jour de repos.
      - Malade : arrêt envoyé sous 48 heures à l’employeur et à l’Assurance maladie.
      - Enfant malade de moins de 16 ans : trois jours par an avec certificat, cinq s’il a moins d’un an ou si vous en élevez trois ; non payés, sauf convention plus favorable.
      - Rendez-vous médical, administratif, judiciaire : demandez avant ; certains sont prévus par la loi (grossesse, médecine du travail, tribunal).
      - Absence oubliée : justifiez le jour même. Sans nouvelles, l’employeur peut mettre en demeure, puis vous considérer comme démissionnaire.

      Message : « Bonjour, mon train est arrêté, j’arrive vers 9 h 15. Je peux rester ce soir. » Retards réguliers pour une garde ou un bus ? Demandez un décalage d’horaire par écrit.`,
      sources: [
        ['Service-Public, absences du salarié', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'tache-hors-poste',
      title: 'On me fait faire autre chose que mon travail',
      topic: 'tâches hors du poste',
      questions: [
        'Puis-je refuser une tâche qui n’est pas dans ma fiche de poste ?',
        'On me fait faire le ménage alors que je suis vendeuse',
        'On me donne le travail d’un responsable sans me payer plus',
        'je fais le boulot de deux personnes',
      ],
      body: `Pas toujours : l’employeur peut vous confier d’autres tâches si elles restent de votre qualification. Au-delà, c’est un changement de contrat, et il faut votre accord.

      - De temps en temps, un coup de main (ranger, nettoyer son poste, remplacer une pause) : difficile à refuser.
      - Tous les jours, une tâche bien en dessous (le ménage des toilettes pour une vendeuse ou un apprenti) : vous pouvez refuser, par écrit.
      - Tâche dangereuse, sans formation ni habilitation (chariot, électricité, hauteur) : refusez. Illégale : refusez aussi.
      - Courses personnelles du patron, sa maison, ses enfants : ce n’est pas votre travail.
      - Tâches au-dessus (former, encadrer, remplacer le chef) : comparez avec la grille de la convention et demandez la classification et le salaire qui vont avec.

      La fiche de poste compte surtout si elle est jointe au contrat ; sinon, c’est la qualification écrite sur la paie.

      1. Notez deux semaines ce que vous faites, avec les heures.
      2. Demandez un point : « Voici mes tâches réelles ; que retirons-nous, ou comment le reconnaît-on ? »
      3. Confirmez par message.
      4. Trop de travail pour une seule personne ? Alertez par écrit, puis le CSE et le médecin du travail.

      Apprenti : les tâches doivent suivre le métier ; prévenez le CFA.`,
      sources: [
        ['Service-Public, modification du contrat', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'contrat-non-remis',
      title: 'Je travaille et je n’ai pas de contrat, ou pas celui de l’annonce',
      topic: 'contrat non remis',
      questions: [
        'J’ai commencé et je n’ai toujours pas signé de contrat',
        'Dans quel délai l’employeur doit-il donner le contrat ?',
        'Le contrat ne correspond pas à l’annonce',
        'on m’a promis un CDI et c’est un CDD',
      ],
      body: `Vous êtes déjà salarié, avec tous vos droits : c’est le travail qui fait le contrat, pas le papier. Mais réclamez-le, par écrit, cette semaine.

      - CDD, intérim, apprentissage, temps partiel : l’écrit est obligatoire. CDD et intérim : remis sous deux jours ouvrables. Sans écrit, un CDD peut devenir un CDI, et un temps partiel être regardé comme un temps plein.
      - CDI à temps plein : il peut ne pas être écrit. L’employeur doit quand même vous donner les informations principales (poste, salaire, horaires, essai) sous sept jours, le reste sous un mois.
      - Sans écrit, pas de période d’essai.
      - Êtes-vous déclaré ? Demandez l’accusé de la déclaration d’embauche (DPAE), regardez la première fiche de paie et mesdroitssociaux.gouv.fr.

      « Bonjour, j’ai commencé le … comme …, à … € et … heures. Pouvez-vous me remettre mon contrat avant vendredi ? » Ce message sert déjà de preuve.

      L’annonce disait autre chose ? Elle n’engage pas toujours, un e-mail de promesse oui. Avant de signer : « Nous avions convenu d’un CDI à 1 900 €. » Ne signez pas une date passée. Trompé ? En essai, vous pouvez partir sous 24 ou 48 heures ; signalez l’offre à France Travail.

      Ni contrat, ni paie, ni déclaration : inspection du travail.`,
      sources: [
        [
          'Code du travail, L1221-1, L1221-5-1, L1242-12, L1242-13',
          'https://www.legifrance.gouv.fr',
        ],
        ['Service-Public, contrat de travail', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'cdd-apres-terme',
      title: 'Fin de CDD : renouveler, attendre, continuer sans contrat',
      topic: 'fin de CDD',
      questions: [
        'Mon CDD est fini et je continue à travailler, qu’est-ce que je deviens ?',
        'Mon employeur doit-il me prévenir si mon CDD est renouvelé ?',
        'Combien de temps entre deux CDD ?',
        'on enchaîne les CDD sur mon poste depuis deux ans',
      ],
      body: `Si vous travaillez après la date de fin sans nouveau contrat, vous êtes en CDI (article L1243-11 du Code du travail). Gardez la preuve de votre présence : planning, messages, badge.

      - Prévenir : la loi n’oblige pas à vous dire d’avance si le CDD continue, sauf si le contrat ou la convention le prévoit. Demandez par écrit trois semaines avant : « Mon contrat finit le …, puis-je connaître votre décision ? »
      - Renouveler : un avenant signé avant la fin, deux fois au plus en général. Vous pouvez en général refuser sans perdre la prime ; pour le chômage, demandez avant.
      - Attendre : sur le même poste, un délai d’un tiers de la durée du contrat (la moitié s’il durait moins de quatorze jours), sauf remplacement d’un autre absent, saison, usage ou accord de branche.
      - Prime de 10 % et congés payés à la fin, sauf si un CDI suit aussitôt, sauf saison ou usage.
      - CDI proposé : par écrit. Deux refus en un an peuvent coûter l’allocation.

      CDD sans fin sur un poste permanent, motif flou, contrats non signés : vous pouvez demander un CDI aux prud’hommes, sans avocat obligatoire.

      Inscrivez-vous à France Travail dès le lendemain de la fin, même si l’on vous a promis de vous rappeler.`,
      sources: [
        ['Code du travail, L1243-11, L1243-13, L1244-3', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, CDD', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'changement-employeur',
      title: 'Rachat, nouveau patron, perte du marché : que devient mon contrat ?',
      topic: 'changement d’employeur',
      questions: [
        'Mon entreprise est rachetée, que devient mon contrat ?',
        'Ma société de nettoyage perd le marché, suis-je repris ?',
        'Le nouveau patron veut me faire signer un autre contrat',
        'puis-je refuser de changer d’employeur',
      ],
      body: `Votre contrat continue, tel quel : même poste, même salaire, même ancienneté, mêmes congés en cours (article L1224-1 du Code du travail). Vous n’avez rien à signer, et il n’y a pas de nouvelle période d’essai.

      - Vente, fusion, fonds de commerce repris, activité transférée : le transfert est automatique. Vous licencier pour cela n’a pas d’effet.
      - Le nouveau patron propose un avenant : vous pouvez le refuser. Une baisse de salaire ou d’heures demande votre accord.
      - Refuser le transfert lui-même est risqué : cela peut être regardé comme une démission.
      - Avantages de l’ancien accord collectif : ils durent encore quinze mois au plus, sauf nouvel accord.

      Perte d’un marché (propreté, sécurité, cantine, transport, déchets) : la convention organise la reprise, sous conditions de présence sur le site. Demandez les deux réponses par écrit : le sortant, le nouveau. Personne ne vous veut ? Présentez-vous au poste le jour prévu, notez le refus, écrivez aux deux : l’un d’eux reste votre employeur.

      Si vous n’êtes pas repris, l’ancien doit vous proposer un autre site ou suivre une procédure de licenciement.

      Gardez contrat, dernières fiches de paie, compteur de congés et d’heures : c’est ce qui fait foi. Le CSE ou un syndicat peut vérifier.`,
      sources: [
        ['Code du travail, L1224-1 et L2261-14', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, changement d’employeur', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'forfait-jours',
      title: 'Le forfait jours : heures, repos, recours',
      topic: 'forfait jours',
      questions: [
        'C’est quoi un forfait 218 jours ?',
        'En forfait jours, a-t-on droit à des heures supplémentaires ?',
        'Mon forfait jours est-il valable ?',
        'je fais soixante heures par semaine en forfait jours',
      ],
      body: `On compte vos jours, pas vos heures : 218 par an au plus en général, avec des jours de repos en plus des congés. Cela ne veut pas dire travailler sans limite.

      Il n’est valable que si :

      - un accord collectif le permet et dit comment votre charge est suivie ;
      - vous l’avez signé, dans le contrat ou un avenant ;
      - vous êtes vraiment autonome dans votre emploi du temps (cadre, ou salarié dont le temps ne se mesure pas d’avance). Des horaires imposés l’excluent.

      Vous gardez onze heures de repos par jour, trente-cinq par semaine, et le droit à la déconnexion. L’employeur doit suivre votre charge et faire un point au moins une fois par an. Travailler plus que le forfait se décide par écrit, payé 10 % de plus au moins.

      Trop de travail ? Écrivez : « Ma charge ne me permet pas de respecter les repos ; que reportons-nous ? » Notez vos amplitudes, gardez agendas et e-mails tardifs.

      Si l’accord est insuffisant ou si personne ne suit votre charge, le forfait peut ne pas vous être opposé : les heures au-delà de 35 se réclament alors, sur trois ans.

      Avant de signer, demandez le nombre de jours de repos par an. Un forfait réduit se négocie.`,
      sources: [
        ['Code du travail, L3121-53 à L3121-66', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, forfait jours', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'restauration-extra',
      title: 'Travailler en restauration : extras, coupures, repas, pourboires',
      topic: 'restauration et extras',
      questions: [
        'C’est quoi un contrat d’extra ?',
        'Les pourboires sont-ils à moi ou au patron ?',
        'En restauration, mes heures au-delà de 35 sont payées combien ?',
        'Ai-je droit au repas quand je fais un service',
      ],
      body: `Un extra est un vrai contrat : un CDD d’usage écrit, déclaré avant le service, avec fiche de paie et 10 % de congés payés. Il n’ouvre pas la prime de précarité.

      Ce que dit la convention des hôtels, cafés, restaurants :

      - heures : de la 36e à la 39e, 10 % de plus ; de la 40e à la 43e, 20 % ; ensuite 50 %. Un contrat à 39 heures doit donc payer les quatre heures majorées ;
      - repos : deux jours par semaine, pas toujours d’affilée, et onze heures entre deux journées, sauf exceptions prévues ;
      - coupure : permise, dans une amplitude limitée ; demandez les horaires écrits avant de dire oui ;
      - repas : nourri pendant le service, ou une indemnité sur la fiche de paie ;
      - tenue particulière imposée : fournie, ou son entretien pris en charge.

      Pourboires : ils vont au personnel en contact avec les clients, jamais au patron, même payés par carte (article L3244-1 du Code du travail). Demandez comment ils se partagent. Une exonération d’impôt et de cotisations a existé sous un plafond de salaire : vérifiez si elle court encore.

      Notez vos heures chaque soir. Restauration rapide, cantine et traiteur ont d’autres conventions : lisez celle de votre fiche de paie. Un essai en plein service se paie.`,
      sources: [
        ['Code du travail numérique, conventions', 'https://code.travail.gouv.fr'],
        ['Service-Public, pourboires', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('rights', [
    {
      id: 'conges-imposes',
      title: 'Congés imposés, fermeture de l’entreprise, dates refusées',
      topic: 'congés imposés',
      questions: [
        'Mon employeur peut-il m’imposer mes dates de congés ?',
        'L’entreprise ferme à Noël, suis-je obligé de poser mes congés ?',
        'Je n’ai pas assez de congés pour la fermeture',
        'on m’a annulé mes vacances au dernier moment',
      ],
      body: `Oui, c’est l’employeur qui fixe les dates, dans des limites. Il peut aussi fermer l’entreprise et vous faire prendre vos congés à ce moment-là.

      - Délai : il vous prévient de vos dates au moins un mois avant, et de la période des congés deux mois avant. Passé ce mois, il ne peut plus les changer, sauf circonstances exceptionnelles ou accord collectif différent.
      - Fermeture : le CSE, s’il existe, est consulté. Elle ne peut pas durer plus que vos cinq semaines sans une indemnité.
      - L’été : douze jours ouvrables d’affilée au moins entre mai et octobre, vingt-quatre au plus d’un coup. La cinquième semaine se prend à part. Mariés ou pacsés dans la même entreprise, vous avez droit à un congé ensemble.
      - Pas assez de jours : on peut vous proposer des congés pris d’avance, un congé sans solde, des RTT ou de l’activité partielle. Rien de cela ne se retire comme une dette : demandez par écrit ce qui sera sur la fiche de paie.
      - On refuse vos dates : demandez-en d’autres par écrit. Partir malgré un refus peut être une faute.

      Frais déjà payés et congés annulés trop tard ? Demandez le remboursement. Malade pendant vos congés : envoyez l’arrêt, les jours peuvent être reportés.`,
      sources: [
        ['Code du travail, L3141-13 à L3141-31', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, congés payés', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'signer-papier',
      title: 'On me presse de signer un papier au travail',
      topic: 'signer sous pression',
      questions: [
        'Suis-je obligé de signer le papier que me donne mon patron ?',
        'On m’a fait signer une démission',
        'On me demande de signer un avenant tout de suite',
        'j’ai signé sans lire, est-ce que je peux revenir dessus',
      ],
      body: `Rien ne vous oblige à signer sur-le-champ. Dites : « Je le lis et je vous réponds demain », et demandez une copie.

      Selon le papier :

      - lettre remise en main propre (convocation, avertissement) : signer prouve seulement que vous l’avez reçue. Écrivez « reçu le … » ; refuser n’arrête rien, elle partira en recommandé ;
      - avenant (horaires, salaire, lieu) : c’est un accord. Vous pouvez dire non ; pour un motif économique, vous avez un mois ;
      - démission toute prête : ne signez jamais. Une démission doit être claire et voulue ;
      - rupture conventionnelle : entretien avant, puis quinze jours calendaires pour se rétracter, sans motif ;
      - reçu pour solde de tout compte : se conteste pendant six mois ;
      - reconnaissance de dette, feuille d’heures fausse, papier blanc ou antidaté : non.

      Déjà signé sous la menace ou sans comprendre ? Écrivez dès aujourd’hui, en recommandé ou par e-mail : « J’ai signé le … sous pression, voici comment ; je conteste et je reviens sur cet accord. » Gardez témoins et messages : le juge peut annuler, surtout si vous réagissez en quelques jours.

      Vous lisez mal le français ? Demandez à emporter le document et faites-le lire par un syndicat, un élu du CSE, le CIDFF ou une permanence gratuite.`,
      sources: [
        ['Service-Public, travail', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'preuves-travail',
      title: 'Garder des preuves contre un employeur',
      topic: 'preuves',
      questions: [
        'Quelles preuves garder contre mon employeur ?',
        'Puis-je enregistrer mon patron en cachette ?',
        'Ai-je le droit de copier des documents du travail ?',
        'je n’ai que des sms, ça vaut quelque chose ?',
      ],
      body: `Commencez aujourd’hui : une preuve datée de chaque jour vaut mieux qu’un grand dossier reconstitué après le départ.

      - Journal : date, heure, lieu, mots exacts, témoins. Écrit au fur et à mesure, il compte.
      - Heures : notez arrivées et départs, gardez plannings, messages, tickets, relevés. En cas de litige, l’employeur doit aussi prouver.
      - SMS, WhatsApp, e-mails : captures avec nom, numéro et date ; gardez l’original sur le téléphone.
      - Témoins : une attestation écrite, datée, signée, avec copie de la pièce d’identité (modèle sur service-public.fr). Un ancien collègue, un client conviennent.
      - Santé : arrêts, courrier au médecin du travail, certificat qui décrit ce que le médecin constate.
      - Documents de l’entreprise : copiez seulement ceux que vous avez eus dans votre travail et dont votre défense a vraiment besoin. N’aspirez pas les dossiers, ne les diffusez pas.
      - Vos données : vous pouvez demander par écrit votre dossier, vos badgeages et vos e-mails (droit d’accès, un mois).

      Enregistrer en cachette : depuis décembre 2023, le juge peut l’accepter si c’était indispensable et proportionné. Ce n’est jamais sûr ; prenez conseil avant.

      Confirmez toujours par écrit ce qui s’est dit : « Suite à notre échange de ce matin, vous m’avez demandé de… » Rangez tout hors de l’ordinateur du travail.`,
      sources: [
        ['Service-Public, prud’hommes', 'https://www.service-public.fr'],
        ['Cour de cassation', 'https://www.courdecassation.fr'],
        ['CNIL, droit d’accès', 'https://www.cnil.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'indemnites-journalieres',
      title: 'Arrêt maladie : les indemnités n’arrivent pas',
      topic: 'retard d’indemnités journalières',
      questions: [
        'Je suis en arrêt et je n’ai rien reçu, que faire ?',
        'Pourquoi la CPAM ne me paie pas mes indemnités journalières ?',
        'Qui me paie pendant un arrêt maladie ?',
        'mon employeur n’a pas envoyé l’attestation de salaire',
      ],
      body: `Le plus souvent il manque un papier : l’attestation de salaire, que l’employeur envoie à l’Assurance maladie. Demandez-la-lui aujourd’hui, par écrit.

      1. Regardez votre compte ameli : l’arrêt est-il reçu, l’attestation aussi ? L’application indique où en est le dossier.
      2. Employeur : « Avez-vous transmis l’attestation de salaire pour mon arrêt du … ? » S’il vous maintient le salaire, c’est lui qui reçoit les indemnités (subrogation) et vous paie au jour habituel.
      3. CPAM : 36 46 ou message ameli ; envoyez vos trois dernières fiches de paie si l’employeur ne répond pas. Puis le conciliateur ou médiateur de la caisse.
      4. Plusieurs employeurs : une attestation de chacun. Intérim : l’agence. Chômage : la caisse demande aussi vos anciennes fiches de paie.

      À savoir : trois jours de carence en maladie, aucun après un accident du travail. Il faut avoir assez travaillé avant (150 heures en trois mois, ou un montant cotisé). L’indemnité est la moitié environ du salaire, plafonnée. Après un an d’ancienneté, l’employeur complète à partir du huitième jour ; souvent mieux avec la convention et la prévoyance.

      Plus rien pour vivre ? Voyez le service social de la CPAM, le CCAS, un acompte de l’employeur. Un refus se conteste sous deux mois, à la commission de recours amiable.`,
      sources: [
        ['Assurance maladie, arrêt de travail', 'https://www.ameli.fr'],
        ['Service-Public, arrêt maladie', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'egalite-salaire',
      title: 'À travail égal, salaire moindre : que faire ?',
      topic: 'égalité de salaire',
      questions: [
        'Mon collègue gagne plus que moi pour le même travail',
        'Femme et moins payée qu’un homme au même poste, que faire ?',
        'Puis-je demander le salaire de mes collègues ?',
        'la nouvelle est embauchée plus cher que moi',
      ],
      body: `L’employeur doit payer pareil un travail de même valeur, ou dire pourquoi il ne le fait pas : diplôme utile au poste, expérience, résultats mesurés, responsabilité. Le sexe, l’origine, l’âge, un congé maternité, un temps partiel ou un mandat ne sont pas des raisons.

      1. Comparez : même classification, mêmes tâches, responsabilités semblables. Le titre compte moins que le travail réel.
      2. Rassemblez : fiches de paie, annonces internes, grille, ce que des collègues acceptent de dire. Parler de son salaire n’est pas interdit.
      3. Demandez un entretien : « Je souhaite comprendre ce qui explique l’écart avec ce poste, et comment le combler. » Puis écrivez.
      4. Allez voir le CSE : il a des données par sexe. Dès 50 salariés, l’index égalité est public.
      5. Sans réponse : inspection du travail, Défenseur des droits au 39 28, CIDFF pour les femmes. Aux prud’hommes, vous apportez des indices, l’employeur doit se justifier ; le juge peut faire produire des fiches de paie. On remonte trois ans.

      Après un congé maternité, les augmentations données pendant l’absence vous sont dues.

      La directive européenne sur la transparence donne le droit de demander les moyennes de salaire par sexe pour un travail de même valeur : vérifiez où en est la loi française.`,
      sources: [
        ['Code du travail, L3221-2 et suivants', 'https://www.legifrance.gouv.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
        ['CIDFF', 'https://www.fncidff.info'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('paths', [
    {
      id: 'titre-sejour-renouveler',
      title: 'Titre de séjour ou récépissé qui se termine pendant le contrat',
      topic: 'renouvellement du titre de séjour',
      questions: [
        'Mon titre de séjour expire, mon employeur peut-il me renvoyer ?',
        'Puis-je travailler avec une attestation de prolongation ?',
        'Quand demander le renouvellement de mon titre de séjour ?',
        'mes papiers arrivent à leur fin et je suis en CDI',
      ],
      body: `Demandez le renouvellement tout de suite : ce qui vous garde au travail, c’est la preuve de la demande, remise à l’employeur avant la fin du titre.

      1. En ligne (administration-etrangers-en-france.interieur.gouv.fr) : entre quatre et deux mois avant la fin, pour la plupart des titres. Sinon en préfecture.
      2. Gardez la confirmation de dépôt. Elle ne suffit pas toujours : demandez l’attestation de prolongation d’instruction, ou le récépissé. S’ils renouvellent un titre qui permettait de travailler, ils le permettent aussi ; lisez la mention.
      3. Carte de résident ou carte de plusieurs années, renouvelée à temps : vous gardez le droit de travailler trois mois après la date, carte expirée en main (article L433-3 du Ceseda).
      4. Donnez copie à l’employeur contre une preuve, et demandez-lui d’attendre le nouveau document.

      Sans document valable, l’employeur n’a pas le droit de vous garder au poste : il peut suspendre, puis rompre. Le travail fait reste dû, et une indemnité peut l’être.

      La préfecture ne répond pas ? Message sur le site, point d’accueil numérique, puis avocat ou association (Cimade, Gisti) : le juge peut ordonner un document en urgence, avec l’aide juridictionnelle. Gardez contrat, fiches de paie et lettre de l’employeur.`,
      sources: [
        ['Service-Public, titres de séjour', 'https://www.service-public.fr'],
        ['Étrangers en France', 'https://administration-etrangers-en-france.interieur.gouv.fr'],
        ['Cimade', 'https://www.lacimade.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('pay', [
    {
      id: 'retenue-caisse',
      title: 'Trou de caisse, casse, vol, amende : peut-on le retirer du salaire ?',
      topic: 'retenue sur salaire',
      questions: [
        'Peut-on me retirer un trou de caisse de ma paie ?',
        'J’ai cassé du matériel, dois-je payer ?',
        'Mon employeur peut-il me faire payer une amende ?',
        'des clients sont partis sans payer et on veut me le retenir',
      ],
      body: `Non, en principe. L’employeur ne peut pas retirer de votre salaire une erreur de caisse, de la vaisselle cassée, une marchandise abîmée, un vol ou des clients partis sans payer. Les amendes et punitions en argent sont interdites (article L1331-2 du Code du travail), même si le contrat ou le règlement les prévoit.

      L’exception : la faute lourde, c’est-à-dire l’intention de nuire, qu’il doit prouver devant un juge. Une erreur, une maladresse ou un oubli n’en sont pas.

      - Prime de caisse : elle peut dépendre des erreurs si c’est écrit ; le salaire, non.
      - Voiture de l’entreprise : un accident ne vous est pas facturé. Pour une infraction, l’employeur désigne le conducteur et l’amende vient à votre nom ; elle ne se retire pas de la paie.
      - Un retard ou une absence : seul le temps non travaillé se retire.
      - Avance ou trop-perçu : repris petit à petit, un dixième du salaire par mois en général. Un acompte se reprend en entier.
      - Matériel non rendu : rendez-le contre un reçu.

      Écrivez : « Je conteste la retenue de … € sur la paie de … et demande son remboursement. » Ne signez pas de reconnaissance de dette. Puis inspection du travail ou prud’hommes, sous trois ans.`,
      sources: [
        ['Code du travail, L1331-2, L3251-1 à L3251-3', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, retenue sur salaire', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('leaving', [
    {
      id: 'demission-regret',
      title: 'J’ai démissionné et je regrette',
      topic: 'revenir sur sa démission',
      questions: [
        'Peut-on annuler sa démission ?',
        'J’ai démissionné sous le coup de la colère',
        'Mon employeur refuse que je revienne sur ma démission',
        'j’ai dit je me casse devant tout le monde, c’est une démission ?',
      ],
      body: `Vite, et par écrit : plus vous revenez tôt sur votre décision, plus elle a de chances d’être effacée.

      - Démission claire et calme : elle ne se retire qu’avec l’accord de l’employeur. Demandez-le, beaucoup disent oui ; faites-le écrire.
      - Dite en colère, en pleurs, sous la menace, malade, ou à cause de ce qu’il vous faisait subir (salaires impayés, harcèlement) : elle peut être jugée équivoque. Le juge regarde le contexte et le délai : quelques jours, pas des mois.
      - « Je me casse », ou partir en claquant la porte : ce n’est pas une démission en soi. Reprenez le travail ou justifiez votre absence, sinon l’employeur peut mettre en demeure.
      - Une démission dictée, ou un papier tout prêt : contestez le jour même.

      Message : « Ma démission du … a été donnée sous le coup de l’émotion, après … Je la retire et me tiens à disposition dès demain. »

      L’employeur refuse ? Continuez le préavis, gardez les preuves, et voyez un syndicat ou un défenseur : si ses fautes expliquent le départ, le juge peut en faire un licenciement.

      Chômage : en principe non, sauf motif reconnu ; après 121 jours de recherche, demandez un réexamen. Inscrivez-vous tout de suite.`,
      sources: [
        ['Service-Public, démission', 'https://www.service-public.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'preavis-raccourcir',
      title: 'Partir avant la fin du préavis',
      topic: 'préavis raccourci',
      questions: [
        'Puis-je partir avant la fin de mon préavis ?',
        'Mon nouvel employeur m’attend plus tôt que mon préavis',
        'Que risque-t-on à ne pas faire son préavis ?',
        'Les congés et l’arrêt maladie pendant le préavis',
      ],
      body: `Oui, si l’employeur est d’accord : demandez une dispense, même partielle, et faites-la écrire avec la date.

      Qui demande change tout :

      - c’est vous : les jours non faits ne sont pas payés, le contrat s’arrête à la date convenue ;
      - c’est lui : le préavis est payé jusqu’au bout, comme travaillé, et vous pouvez commencer ailleurs, sauf clause de non-concurrence.

      Il refuse ? Partir quand même expose à lui devoir une somme égale au salaire du préavis, s’il la réclame. On ne peut pas vous garder de force.

      Négociez : « Je termine le dossier …, je forme mon remplaçant, et je pars le 15 plutôt que le 31. » Avancez avec des dates, pas avec votre nouveau contrat. Au nouvel employeur : « Je suis tenu jusqu’au … ; je demande à partir plus tôt et vous réponds vendredi. » Attendre un mois ou deux est courant.

      - Congés déjà acceptés : ils repoussent la fin. Sinon, il faut un accord des deux.
      - Arrêt maladie : le préavis continue de courir ; un accident du travail le suspend.
      - Heures pour chercher un emploi : voyez la convention.
      - Licencié, avec un nouvel emploi : certaines conventions permettent de partir plus tôt.
      - Femme enceinte : elle peut partir sans préavis.

      Pendant ces semaines, rendez le matériel contre un reçu.`,
      sources: [
        ['Service-Public, préavis', 'https://www.service-public.fr'],
        ['Code du travail numérique, préavis', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'employeur-decede',
      title: 'Mon employeur particulier est décédé ou part en maison de retraite',
      topic: 'décès du particulier employeur',
      questions: [
        'La dame chez qui je travaillais est décédée, que devient mon contrat ?',
        'Quels papiers les enfants doivent-ils me donner ?',
        'Mon employeur part en Ehpad, ai-je droit à quelque chose ?',
        'le monsieur que je gardais est mort, qui me paie',
      ],
      body: `Le contrat s’arrête à la date du décès, et la famille vous doit tout ce qui reste : ce n’est ni une démission, ni une faute, et le chômage est ouvert si vous avez assez travaillé.

      Ce que les héritiers doivent, sur l’argent de la succession :

      - le dernier salaire et les congés non pris ;
      - l’indemnité qui remplace le préavis, selon l’ancienneté ;
      - l’indemnité de licenciement, à partir de huit mois chez cette personne ;
      - sous trente jours en principe : certificat de travail, attestation pour France Travail, reçu pour solde de tout compte.

      1. Présentez vos condoléances, puis écrivez à la famille ou au notaire : « J’étais salariée de … depuis le …, tant d’heures par semaine. »
      2. Gardez bulletins Cesu, carnet d’heures, messages.
      3. Inscrivez-vous à France Travail dès le lendemain, même sans l’attestation.
      4. Le Cesu (0 806 802 378) et les relais d’information des particuliers employeurs expliquent les papiers.
      5. La famille refuse ? Courrier recommandé au notaire, puis prud’hommes.

      Continuer d’aider le conjoint ? Faites un nouveau contrat écrit ou un avenant.

      Départ en maison de retraite, hospitalisation longue : ce n’est pas un décès. Il faut un licenciement, avec entretien, préavis et indemnité ; en attendant, les heures prévues restent dues, sauf accord.`,
      sources: [
        ['Particulier emploi', 'https://www.particulier-emploi.fr'],
        ['Urssaf, service Cesu', 'https://www.cesu.urssaf.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
