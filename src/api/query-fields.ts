/** Query parameters passed by another application that sends users here to log in (`mode=oauth`). */
export const oauthQuery = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'] as const

/** The plan chosen beforehand, and where on the site the registration began (SCR-02). */
export const planQuery = ['plan_id', 'register_position'] as const
