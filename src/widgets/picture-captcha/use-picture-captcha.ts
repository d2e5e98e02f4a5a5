import { useCallback, useRef, useState } from 'react'
import { captchaImagePath } from '../../api/images.ts'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { usePageRestored } from '../../kit/use-page-restored.ts'
import { readPictureCaptcha } from '../../rules/codes.ts'

/** A picture captcha and its actions, from `usePictureCaptcha`. */
export type PictureCaptchaControl = {
  /** The latest picture's URL, valid for one attempt. Undefined while no picture is required. */
  picture?: string
  boxRef: (box: HTMLInputElement | null) => void
  /** Shows a new picture, clears the box and focuses it (OC-5). */
  show: () => void
  /** Shows a picture if none is shown, without moving focus. */
  showWithoutFocus: () => void
  hide: () => void
  /** Returns the user's normalized input (IM-2), or undefined if no picture is shown. */
  read: () => string | undefined
}

function clearBox(box: HTMLInputElement) {
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Manages a scene's picture captcha (ERR-14, API-10). Only the latest picture is valid (OC-5). */
export function usePictureCaptcha(scene?: PictureScene): PictureCaptchaControl {
  const { client } = useEnvironment()
  const [picture, setPicture] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const focusOnMount = useRef(false)
  /** Focuses the box if `show` was called before the box was mounted. */
  const boxRef = useCallback((node: HTMLInputElement | null) => {
    box.current = node
    if (!node || !focusOnMount.current) return
    focusOnMount.current = false
    node.focus()
  }, [])

  const loadNewPicture = () => {
    setPicture(client.imageUrl(captchaImagePath(scene)))
    if (box.current) clearBox(box.current)
  }

  // The server may have dropped the picture of a page restored from the back/forward cache (RS-3).
  usePageRestored(() => {
    if (picture !== undefined) loadNewPicture()
  })

  return {
    picture,
    boxRef,
    show: () => {
      focusOnMount.current = box.current === null
      loadNewPicture()
      box.current?.focus()
    },
    showWithoutFocus: () => {
      if (picture === undefined) loadNewPicture()
    },
    hide: () => {
      focusOnMount.current = false
      setPicture(undefined)
    },
    read: () => box.current?.value && readPictureCaptcha(box.current.value).code,
  }
}
