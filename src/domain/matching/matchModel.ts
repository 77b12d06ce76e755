/** Changes with any rule or weight of the matcher: scores of two versions are not comparable. */
export const MATCH_MODEL = '25';
