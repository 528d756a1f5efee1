export declare const AWAY_DIGEST: 'API_AWAY'
