/** Names of the portal's own cookies (wire contract 1.2). */
export const TOKEN = '9ac11337b7141049af7c75b907e61cc5'
export const LANGUAGE = 'language'
