/** Why a screen could not be shown: its file did not come, or it broke while drawing. */
export const ROUTE_ERROR_STATUSES = ['notLoaded', 'broken'] as const;
export type RouteErrorState = { readonly status: (typeof ROUTE_ERROR_STATUSES)[number] };
