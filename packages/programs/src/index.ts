export { builtInFiles, catalogue, type Listing, listingNamed } from './catalogue';
export { promptOver } from './command/program';
