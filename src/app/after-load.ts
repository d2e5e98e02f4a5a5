import { prefetchNextPages } from './prefetch-next-pages.ts'

/** Runs after everything that the page needs has loaded. */
export function afterLoad(): void {
  allowForeignMarkup(Node)
  prefetchNextPages()
}

/** Keeps React from throwing after a browser translator has wrapped or replaced nodes of the page (decision 16). */
export function allowForeignMarkup({ prototype }: typeof Node): void {
  const removeChild = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node
  const insertBefore = Reflect.get(prototype, 'insertBefore') as (this: Node, node: Node, before: Node | null) => Node
  Object.assign(prototype, {
    removeChild(child: Node) {
      if (child.parentNode) removeChild.call(child.parentNode, child)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      let ownChild = before
      while (ownChild && ownChild.parentNode !== this) ownChild = ownChild.parentNode
      return insertBefore.call(this, node, ownChild)
    },
  })
}
