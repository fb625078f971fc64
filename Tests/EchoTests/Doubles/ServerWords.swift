import EchoWire
import Foundation

/// The words of a piece as a server has escaped them, read as the clients read them.
func serverWords(_ escaped: String) throws -> String {
    guard case .other(let event) = try ServerText(Data(#"{"type":"words.delta","delta":"\#(escaped)"}"#.utf8)) else {
        return ""
    }
    return event["delta"]?.string ?? ""
}
