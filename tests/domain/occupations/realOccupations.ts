import mobility from '#/domain/occupations/mobility.txt?raw';
import { openOccupations } from '#/domain/occupations/openOccupations';
import register from '#/domain/occupations/rome.fr.txt?raw';

/** The register that ships: opened once for all test files. */
export const realOccupations = openOccupations(register, mobility);
