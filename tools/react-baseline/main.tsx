// Built by tools/react-baseline.ts.
import { type SyntheticEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a bare login form, without styles, translations, validation or error messages. */
function Baseline() {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    await fetch('/login', { method: 'POST', body: JSON.stringify({ login, password }) })
  }

  return (
    <form id="login" data-ready="" onSubmit={handleSubmit}>
      <h1>Log in</h1>
      <label>
        Phone or email
        <input name="login" autoComplete="username" value={login} onChange={(event) => setLogin(event.target.value)} />
      </label>
      <label>
        Password
        <input
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit">Log in</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Baseline />)
