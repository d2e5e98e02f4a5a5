/**
 * Keeps React working in a page that others have changed. A translator wraps text nodes in elements of its own or replaces
 * them, and React would throw when it removes such a node or inserts something before it (decision 16).
 */
export function allowForeignMarkup({ prototype }: typeof Node): void {
  const removeChild = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node
  const insertBefore = Reflect.get(prototype, 'insertBefore') as (this: Node, node: Node, place: Node | null) => Node
  Object.assign(prototype, {
    removeChild(child: Node) {
      if (child.parentNode) removeChild.call(child.parentNode, child)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      let place = before
      while (place && place.parentNode !== this) place = place.parentNode
      return insertBefore.call(this, node, place)
    },
  })
}
