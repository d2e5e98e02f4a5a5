/**
 * Returns whether a key press belongs to an input method (IM-1), where Enter accepts a suggestion and Escape discards
 * it. Safari ends the composition before it sends that key, and marks it only by the key code 229.
 */
export const isImeKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
