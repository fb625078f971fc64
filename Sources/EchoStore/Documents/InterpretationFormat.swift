/// How an interpretation is written, by the ending of a file's name.
public enum InterpretationFormat: Sendable, Hashable {
    /// Subtitles; in a language where one is named in front of the ending: "talk.es.srt".
    case srt(String?), vtt(String?)
    case html, markdown, text, json

    /// Nil for an unknown ending.
    public init?(fileName: String) {
        let parts = (fileName.split(separator: "/").last ?? "").lowercased().split(separator: ".")
        guard parts.count > 1, let ending = parts.last else { return nil }
        let before = parts.dropLast()
        let language = before.count > 1 ? before.last.map(String.init) : nil
        let isLanguage = language?.utf8.count == 2
        switch ending {
        case "srt": self = .srt(isLanguage ? language : nil)
        case "vtt": self = .vtt(isLanguage ? language : nil)
        case "html", "htm": self = .html
        case "md", "markdown": self = .markdown
        case "txt": self = .text
        case "json": self = .json
        default: return nil
        }
    }
}
