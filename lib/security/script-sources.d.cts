export declare const SCRIPT_SOURCES_HEADER: string
export declare function hashScript(text: string): string
export declare function hashInlineScripts(html: string): string
