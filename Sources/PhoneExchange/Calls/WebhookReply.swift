import Foundation

/// What the app answered when it was asked.
struct WebhookReply: Sendable, Hashable {
    var status: Int
    var contentType: String?
    var body: Data

    var isGood: Bool { (200..<300).contains(status) }

    var isXML: Bool {
        let type = (contentType ?? "").prefix { $0 != ";" }.lowercased()
        return ["text/xml", "application/xml"].contains(type)
    }
}
