import EchoServing
import Foundation
import NIOHTTP1

/// Who asks, told apart by the device, as its client names it in a header.
enum UserDevice {
    static let header = "X-Device-Id"
    private static let longest = 255

    /// Nil for a client that does not say.
    static func user(of request: PlainRequest, at now: Date = Date()) throws(BridgeProblem) -> CallUser? {
        let names = request.head.headers[header]
        guard let name = names.first else { return nil }
        guard names.count == 1, (1...longest).contains(name.unicodeScalars.count),
            name.unicodeScalars.allSatisfy({ $0.value > 0x1F && $0.value != 0x7F })
        else { throw .invalid(header, "must be one line of 1–\(longest) characters") }
        return CallUser(device: name, seen: now)
    }
}
