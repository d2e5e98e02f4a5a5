/**
 * Whether a key press belongs to an input method (IM-1): its Enter accepts a suggestion, its Escape drops one. Safari
 * ends the composition before it sends that key, and marks it by its code alone.
 */
export const isImeKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
