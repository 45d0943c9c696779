/** A three-part token with the claims of wire contract 1.2. Nobody verifies its signature here. */
export function token(
  claims: {
    exp?: number
    userId?: number
    roleId?: number
    organizationId?: number
    modify_password?: number
    jti?: string
  } = {},
) {
  const { userId = 900001, roleId = -1, organizationId = 0, ...rest } = claims
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ detail: { userId, roleId, organizationId }, ...rest })}.signature`
}
