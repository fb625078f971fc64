import EchoWire
import Foundation

/// The arguments of a function where they are written as JSON.
enum ArgumentObject {
    static func find(in text: String) -> JSONObject? {
        guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end else { return nil }
        ReadingEffort.count(text.utf8.count)
        return (try? JSONValue(parsing: Data(text[start...end].utf8)))?.object
    }
}
