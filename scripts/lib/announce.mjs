const describeApi = (address) =>
  process.env.API_DOCS === 'false' ? address : `${address}/docs and ${address}/openapi.json`

/** The text printed after the start: addresses and sign-in data. */
export function describeShop({ ports, inspectPorts, runsApi, runsSandbox, apiBaseUrl, demoPassword, dataDir }) {
  const at = (port, host = 'localhost') => `http://${host}:${port}`
  const rows = [
    ['Storefront', `${at(ports.storefront)} and ${at(ports.storefront, 'lykia.localhost')} (English, TRY)`],
    ['', `${at(ports.storefront, 'orion.localhost')} (German, EUR)`],
    ['Operator API', runsApi ? describeApi(at(ports.api)) : `${apiBaseUrl} (not ours)`],
    ...(runsApi && runsSandbox ? [['Gateway', at(ports.sandbox)]] : []),
    ...(runsApi ? [['Sent mail', at(ports.mail)]] : []),
    ...(runsApi ? [['Demo logins', `demo@lykia.example and demo@orion.example, password ${demoPassword}`]] : []),
    ...(runsApi
      ? [
          ['Desk', `${at(ports.api)}/desk/lykia as manager@lykia.example or staff@lykia.example`],
          ['', `${at(ports.api)}/desk/orion as manager@orion.example or staff@orion.example, same password`],
        ]
      : []),
    ...(inspectPorts ? [['Debuggers', describeDebuggers(inspectPorts)]] : []),
    ['Logs', `${dataDir}/logs`],
  ]
  return [
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(14)}${value}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

const describeDebuggers = (ports) =>
  Object.entries(ports)
    .map(([name, port]) => `127.0.0.1:${port} (${name})`)
    .join(', ')
