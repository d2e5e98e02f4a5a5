import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { captchaPicture } from '../../api/pictures.ts'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { readPictureCaptcha } from '../../rules/codes.ts'

/** A picture captcha: the URL of its picture, once the server asks for one, and its actions. */
export type PictureCaptchaControl = {
  /** URL of the latest picture, valid for one attempt; undefined while none is needed. */
  picture?: string
  boxRef: (box: HTMLInputElement | null) => void
  /** Shows a new picture, empties the box and moves the focus there (OC-5). */
  show: () => void
  /** Shows a picture that the server requires in advance, and leaves the focus where it is. */
  demand: () => void
  /** Hides the picture, which the server no longer asks for. */
  clear: () => void
  /** The typed characters, normalised (IM-2); undefined if no picture is shown. */
  read: () => string | undefined
}

/** Empties an input and notifies its form. */
function empty(box: HTMLInputElement) {
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The picture captcha of one scene (ERR-14, API-10). Only the latest picture is valid, and a new one starts over (OC-5). */
export function usePictureCaptcha(scene?: PictureScene): PictureCaptchaControl {
  const { client } = useEnvironment()
  const [picture, setPicture] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const isAwaited = useRef(false)
  /** A box that mounts with its first picture takes the focus at once. */
  const boxRef = useCallback((node: HTMLInputElement | null) => {
    box.current = node
    if (!node || !isAwaited.current) return
    isAwaited.current = false
    node.focus()
  }, [])

  const renew = () => {
    setPicture(client.pictureUrl(captchaPicture(scene)))
    if (box.current) empty(box.current)
  }

  // The server may have forgotten the picture of a page that returns from the back-forward cache (RS-3).
  const handlePageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && picture !== undefined) renew()
  })
  useEffect(() => {
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    picture,
    boxRef,
    show: () => {
      isAwaited.current = box.current === null
      renew()
      box.current?.focus()
    },
    demand: () => {
      if (picture === undefined) renew()
    },
    clear: () => {
      isAwaited.current = false
      setPicture(undefined)
    },
    read: () => box.current?.value && readPictureCaptcha(box.current.value).code,
  }
}
