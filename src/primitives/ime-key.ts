/**
 * Whether a key press belongs to an input method (IM-1): its Enter takes a suggestion, its Escape drops one. Safari ends the
 * composition before it sends the key that did so, and marks that key by its code alone.
 */
export const isImeKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
