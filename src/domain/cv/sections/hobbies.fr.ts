/** Pastimes that CVs name most, folded: two of them in a short run make it a list of interests. */
export const HOBBIES: readonly string[] =
  'randonnee|randonnees|course a pied|jogging|marche|lecture|lectures|cinema|theatre|theatre amateur|musique|chant|chorale|piano|guitare|violon|batterie|trompette|fanfare|danse|salsa|natation|plongee|surf|voile|aviron|kayak|football|foot|rugby|basket|basketball|handball|volley|volley-ball|tennis|tennis de table|badminton|judo|karate|boxe|escrime|equitation|cyclisme|velo|vtt|ski|escalade|alpinisme|petanque|yoga|pilates|fitness|musculation|echecs|jeux de societe|jeux video|voyage|voyages|photographie|photo|peinture|dessin|poterie|couture|tricot|broderie|bricolage|jardinage|potager|herbier|peche|chasse|apiculture|astronomie|mots croises|reading|travel|travelling|hiking|running|swimming|cooking|gardening|painting|music|football americain|scoutisme'.split(
    '|',
  );
