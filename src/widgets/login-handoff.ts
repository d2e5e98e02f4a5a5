import { useEffect, useEffectEvent, useState } from 'react'
import { storeLoginForNextPage, type TypedLogin, takeStoredLogin } from '../host/login-handoff.ts'
import { useEnvironment, usePageQuery } from '../kit/environment.tsx'
import type { Form } from '../kit/form/index.ts'

/** Returns `fillIn`, which fills in an empty field, and `prefilledLogin`, which determines the field's country. */
export function useFillIn<Name extends string>(form: Pick<Form<Name>, 'fill'>, name: Name) {
  const [prefilledLogin, setPrefilledLogin] = useState<TypedLogin>()
  const fillIn = (typedLogin: TypedLogin) => {
    if (form.fill(name, typedLogin.login)) setPrefilledLogin(typedLogin)
  }
  return { prefilledLogin, fillIn }
}

/** Like `useFillIn`, but also fills in the login from the previous page or the URL. */
export function useHandedOverLogin(form: Pick<Form<'login'>, 'fill'>) {
  const { host } = useEnvironment()
  const { prefilledLogin, fillIn } = useFillIn(form, 'login')
  const login = usePageQuery().get('login') ?? ''
  const fillInTypedLogin = useEffectEvent(fillIn)
  useEffect(() => {
    const typedLogin = takeStoredLogin(host) ?? { login, countryCode: '' }
    if (typedLogin.login) fillInTypedLogin(typedLogin)
  }, [host, login])
  return { prefilledLogin, fillIn }
}

/** Returns a function that stores the login for the next page, where `useHandedOverLogin` fills it in. */
export function useLoginHandoff(typedLogin: TypedLogin): () => void {
  const { host } = useEnvironment()
  return () => storeLoginForNextPage(host, typedLogin)
}
