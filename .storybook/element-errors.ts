import { configure } from 'storybook/test'

/**
 * Has the words of an error say what stands in the page only once somebody reads them. A query that waits for an element
 * fails at every change until it is there, and would put all of the page into words each time.
 */
export function describeElementsLate(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => {
      const error = new Error(message ?? undefined)
      error.name = 'TestingLibraryElementError'
      const write = (value: string) =>
        Object.defineProperty(error, 'message', { value, writable: true, configurable: true })
      const get = () => {
        const { message: whole } = getElementError(message, container)
        write(whole)
        return whole
      }
      return Object.defineProperty(error, 'message', { get, set: write, configurable: true })
    },
  }))
}
