/** Parts of an e-mail address that a recruiter would not take for a name, as whole parts, folded. */
export const NICKNAME =
  /^(?:loulou|doudou|bibi|choupi|choupette|choupinette|chouchou|titi|toto|tata|minou|minette|nounours|poupee|princesse?|lapin|lapinou|pupuce|puce|bebe|bebou|bisou|bisous|coquin|coquine|sexy|hot|love|lover|lovely|ange|angel|demon|diable|devil|bg|bogoss|bogosse|beaugosse|bellegosse|kikoo|lol|mdr|xd|swag|boss|king|queen|star|gamer|gameur|player|ninja|warrior|killer|tueur|dark|shadow|rebelle|rebel|crazy|fou|folle|dingue|rasta|weed|fiesta|teuf|foot|psg|om|asse|cr7|messi|tuning|biker|cowboy|barbie|hello ?kitty|bonbon|caramel|chocolat|nutella|licorne|sunshine|soleil|papillon|etoile|xx+|69)$/u;

/** Digits in a row that may be a telephone number written in a way that was not recognised, on a line without its dates. */
export const PHONE_LIKE = /\d(?:[\s().\-/]{0,3}\d){7,}/u;

/** A postal code before a town: the town is there even where it was not recognised. */
export const TOWN_LIKE = /(?<!\d)(?:\d{5}|(?!19|20)\d{4})\s+\p{Lu}\p{L}+/u;
