import Foundation
import TOMLKit

/// Reads the key from the text of a configuration file.
enum KeyText {
    static func key(in text: String, of file: URL) throws(KeyRefusal) -> APIKey? {
        guard let value = try table(text, of: file)["api_key"] else { return nil }
        guard let key = value.string else { throw .notText(file) }
        return APIKey(key)
    }

    private static func table(_ text: String, of file: URL) throws(KeyRefusal) -> TOMLTable {
        do {
            return try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let start = error.source.begin
            throw .notTOML(file, line: Int(start.line), column: Int(start.column), reason: error.description)
        } catch {
            throw .unreadable(file)
        }
    }
}
