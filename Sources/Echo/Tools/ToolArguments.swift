import EchoWire
import Foundation

/// The arguments of a call as models write them.
enum ToolArguments {
    /// The text that a tool is given: an object.
    ///
    /// - Throws: what the model is told when they are none. No arguments at all are an object without properties.
    static func check(_ text: String) throws(ToolFailure) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else { return "{}" }
        let json: JSONValue
        do throws(WireError) {
            json = try JSONValue(parsing: Data(text.utf8))
        } catch {
            throw .wrongArguments("\(error)")
        }
        guard json.object != nil else { throw .wrongArguments("they are not a JSON object") }
        return text
    }
}
