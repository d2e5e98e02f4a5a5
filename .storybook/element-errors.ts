import { configure } from 'storybook/test'

/**
 * Describes the page in a query's error message only when the message is read. A query that waits for an element fails
 * on every change until the element appears, and would otherwise serialize the whole page each time.
 */
export function describeElementsLazily(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => {
      const error = new Error(message ?? undefined)
      error.name = 'TestingLibraryElementError'
      const write = (value: string) =>
        Object.defineProperty(error, 'message', { value, writable: true, configurable: true })
      const get = () => {
        const { message: fullMessage } = getElementError(message, container)
        write(fullMessage)
        return fullMessage
      }
      return Object.defineProperty(error, 'message', { get, set: write, configurable: true })
    },
  }))
}
