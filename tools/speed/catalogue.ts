export { writeShards } from '#/adapters/offers/feeds/writeShards';
