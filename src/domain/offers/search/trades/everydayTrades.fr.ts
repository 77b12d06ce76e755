/**
 * What people and advertisements call a job that the register ROME names otherwise or in several places: the codes that
 * are meant, then names for it parted by bars. One of them asked for brings the others.
 */
export const EVERYDAY_TRADES = `
K2204 K2205:agent d’entretien|agent de propreté|agent de nettoyage|technicien de surface|employé de ménage|femme de ménage|homme de ménage|agent de ménage|femme/homme de ménage|homme/femme de ménage|agent de propreté et d’hygiène|agent de service propreté
K1304 K1302 K1306 K1311:aide à domicile|auxiliaire de vie|auxiliaire de vie sociale|assistant de vie|assistante de vie aux familles|aide ménagère|intervenant à domicile|agent à domicile|accompagnant à domicile
J1501:aide-soignant|aide-soignante|AS|AS diplômé|faisant fonction d’aide-soignant
J1301 J1314:agent de service hospitalier|ASH|agent des services hospitaliers|agent hôtelier hospitalier
J1506:infirmier|infirmière|IDE|infirmier DE|infirmier diplômé d’État|infirmier en soins généraux
K1303 K1310:assistante maternelle|assistant maternel|nounou|garde d’enfants|garde d’enfants à domicile|baby-sitter
K2503:agent de sécurité|agent de prévention et de sécurité|APS|vigile|agent de surveillance|maître-chien|agent SSIAP|agent cynophile
N4101:chauffeur poids lourd|conducteur poids lourd|chauffeur PL|conducteur PL|conducteur routier|chauffeur routier|chauffeur SPL|conducteur SPL
N4101 N4102 N4103 N4105 N4109:chauffeur|chauffeuse|conducteur de véhicules
N4105:livreur|chauffeur-livreur|chauffeur livreur|coursier|conducteur livreur|chauffeur VL
N4103 N4109:conducteur de bus|chauffeur de bus|conducteur de car|chauffeur de car|conducteur receveur|conducteur d’autocar|conducteur de cars
N1101:cariste|conducteur de chariot élévateur|conducteur de chariots|agent cariste|cariste magasinier
N1103:préparateur de commandes|agent logistique|opérateur logistique|picker|agent de préparation
N1105:manutentionnaire|agent de manutention|agent de quai|docker
D1505:caissier|caissière|hôte de caisse|hôtesse de caisse|employé de caisse
D1507:employé libre-service|ELS|employé de rayon|metteur en rayon|employé de mise en rayon|équipier de magasin|employé commercial en magasin
D1106 D1211 D1212 D1214:vendeur|vendeuse|conseiller de vente|conseillère de vente|conseiller vendeur|assistant de vente
M1607 M1602:secrétaire|assistant administratif|assistante administrative|agent administratif|employé administratif|gestionnaire administratif
M1601:hôte d’accueil|hôtesse d’accueil|agent d’accueil|chargé d’accueil|standardiste|réceptionniste standardiste
M1203:comptable|aide-comptable|assistant comptable|assistante comptable|collaborateur comptable|comptable général
G1603:employé polyvalent de restauration|équipier polyvalent|équipier de restauration rapide|employé de restauration|équipier restauration|employé de restauration rapide
G1803:serveur|serveuse|chef de rang|commis de salle|garçon de café|serveur en restauration|serveur de restaurant
G1609 G1602:cuisinier|cuisinière|commis de cuisine|second de cuisine|chef de partie|chef cuisinier
G1605:plongeur|plongeuse|plongeur en restauration|aide de cuisine|agent de plonge
G1501:femme de chambre|valet de chambre|employé d’étage|femme/valet de chambre|agent d’étage
F1703:maçon|maçonne|ouvrier maçon|maçon coffreur|bâtisseur
F1704:manœuvre|manœuvre bâtiment|aide-maçon|ouvrier du bâtiment|aide maçon|manœuvre TP
F1602:électricien|électricien bâtiment|électricien du bâtiment|monteur électricien
F1603:plombier|plombier chauffagiste|plombier-chauffagiste|installateur sanitaire
F1606:peintre en bâtiment|peintre bâtiment|ouvrier peintre
I1604:mécanicien automobile|mécanicien auto|technicien automobile|mécanicien réparateur
H2909 H2102:opérateur de production|agent de production|agent de fabrication|opérateur de fabrication|ouvrier de production|conducteur de ligne|opérateur de ligne
I1304:technicien de maintenance|technicien de maintenance industrielle|agent de maintenance|mécanicien de maintenance|électromécanicien
A1203 A1205:jardinier|paysagiste|agent d’espaces verts|ouvrier paysagiste|jardinier paysagiste|ouvrier espaces verts
K1207 K1208:éducateur spécialisé|moniteur éducateur|monitrice éducatrice|éducatrice spécialisée
K1301:accompagnant éducatif et social|AES|AMP|aide médico-psychologique
M1855 M1805 M1861:développeur|développeuse|développeur informatique|développeur web|ingénieur logiciel|software engineer|programmeur|développeur logiciel|ingénieur développement
`;
