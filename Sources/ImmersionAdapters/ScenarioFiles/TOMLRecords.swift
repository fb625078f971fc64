import EchoText
import TOMLKit

/// Decodes a text in TOML, and says what is wrong with it.
enum TOMLRecords {
    static func decode<Records: Decodable>(_ text: String, largest: Int) throws(ScenarioFileError) -> Records {
        guard text.utf8.count <= largest else { throw .tooLarge }
        if let line = TOMLHeaders.brokenLine(in: text) { throw .syntax(line: line, column: 1) }
        do {
            return try TOMLDecoder().decode(Records.self, from: text)
        } catch let error as TOMLParseError {
            let begin = error.source.begin
            throw .syntax(line: Int(begin.line), column: Int(begin.column))
        } catch let error as DecodingError {
            throw .field(path(of: error))
        } catch {
            throw .field("")
        }
    }

    private static func path(of error: DecodingError) -> String {
        let (context, missing): (DecodingError.Context, [any CodingKey]) =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, [])
            case .keyNotFound(let key, let context): (context, [key])
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), [])
            }
        return (context.codingPath + missing).map { $0.intValue.map(String.init) ?? $0.stringValue }
            .joined(separator: ".")
    }
}
