import { useEffect, useEffectEvent, useState } from 'react'
import { passLogin, type TypedLogin, takeLogin } from '../host/handed-over.ts'
import { useEnvironment, usePageQuery } from '../kit/environment.tsx'
import type { Form } from '../kit/form/index.ts'

/** Fills in a phone number or login with its country, unless the field has a value. Pass `arrived` to the field. */
export function useFillIn<Name extends string>(form: Pick<Form<Name>, 'fill'>, name: Name) {
  const [arrived, setArrived] = useState<TypedLogin>()
  const fillIn = (typed: TypedLogin) => {
    if (form.fill(name, typed.login)) setArrived(typed)
  }
  return { arrived, fillIn }
}

/** Like `useFillIn`, but also fills in the login passed on by the previous page or in the URL. */
export function useArrivingLogin(form: Pick<Form<'login'>, 'fill'>) {
  const { host } = useEnvironment()
  const { arrived, fillIn } = useFillIn(form, 'login')
  const login = usePageQuery().get('login') ?? ''
  const fillInArrived = useEffectEvent(fillIn)
  useEffect(() => {
    const typedLogin = takeLogin(host) ?? { login, country: '' }
    if (typedLogin.login) fillInArrived(typedLogin)
  }, [host, login])
  return { arrived, fillIn }
}

/** Returns a function that passes the login on. Call it from a link to a page that uses `useArrivingLogin`. */
export function useHandOver(typed: TypedLogin): () => void {
  const { host } = useEnvironment()
  return () => passLogin(host, typed)
}
