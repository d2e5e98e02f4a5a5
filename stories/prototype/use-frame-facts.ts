import { useEffect, useState } from 'react'
import { fields, findField, shownQrToken } from './fill-in.ts'

/** What the product's page holds that the panel can lend a hand with. */
export type FrameFacts = { hasCodeField: boolean; hasLoginField: boolean; qrToken?: string }

const nothing: FrameFacts = { hasCodeField: false, hasLoginField: false }

function look(page: Document): FrameFacts {
  return {
    hasCodeField: findField(page, fields.code) !== undefined,
    hasLoginField: findField(page, fields.login) !== undefined,
    qrToken: shownQrToken(page),
  }
}

/** Watches the product's page. */
export function useFrameFacts(page: Document | undefined): FrameFacts {
  const [facts, setFacts] = useState(nothing)
  useEffect(() => {
    if (!page) return
    const update = () => {
      const next = look(page)
      setFacts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const observer = new MutationObserver(update)
    observer.observe(page.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['src', 'hidden', 'disabled'],
    })
    return () => observer.disconnect()
  }, [page])
  return facts
}
