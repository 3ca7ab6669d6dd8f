export { asksNothing, scoreCandidate, scorer } from './score';
export { askedKey } from './skills';
export { type Listing, listingTarget, titleTarget } from './target';
