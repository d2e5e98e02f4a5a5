/**
 * Returns whether an input method handles a key press (IM-1), e.g. Enter to accept a suggestion or Escape to discard
 * it. Safari ends the composition before the `keydown` event, so only the key code 229 identifies that event.
 */
export const isImeKey = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
