import EchoServing
import Foundation

/// Reads what the app asks of the REST API.
struct CallForm: Sendable {
    let query: RequestQuery

    /// A call that is to be placed.
    ///
    /// - Parameter number: the only one that may call.
    func outgoing(from number: String) throws(RESTProblem) -> OutgoingCall {
        guard let to = query["To"] else { throw .noTo }
        guard let from = query["From"] else { throw .noFrom }
        guard Self.isE164(to) else { throw .invalidTo(to) }
        guard Self.isE164(from) else { throw .invalidFrom(from) }
        guard from == number else { throw .foreignFrom(from) }
        guard let program = try program() else { throw .noProgram }
        var call = OutgoingCall(to: to, from: from, program: program, callback: try callback())
        call.timeout = .seconds(min(600, max(1, query["Timeout"].flatMap { Int($0) } ?? 60)))
        call.detection = detection
        call.detectionCallback = query["AsyncAmd"] == "true" ? query["AsyncAmdStatusCallback"] : nil
        call.digits = String((query["SendDigits"] ?? "").prefix(32))
        return call
    }

    /// What is to be done with a call; nil when nothing is said of it.
    func program() throws(RESTProblem) -> CallProgram? {
        // Where both are sent, the address counts for nothing.
        if let document = query["Twiml"] { return .document(document) }
        guard let url = query["Url"] else { return nil }
        return .ask(url: try Self.checked(url), with: [:])
    }

    private func callback() throws(RESTProblem) -> StatusCallback? {
        guard let url = query["StatusCallback"] else { return nil }
        // Each in a field of its own, or several with spaces between.
        let events = query.fields.filter { $0.name == "StatusCallbackEvent" }
            .flatMap { $0.value.split(separator: " ").map { String($0) } }
        return StatusCallback(url: try Self.checked(url), events: events.isEmpty ? ["completed"] : Set(events))
    }

    private var detection: OutgoingCall.Detection {
        switch query["MachineDetection"] {
        case "Enable": .enable
        case "DetectMessageEnd": .messageEnd
        default: .none
        }
    }

    private static func checked(_ url: String) throws(RESTProblem) -> String {
        guard let parts = URLComponents(string: url), ["http", "https"].contains(parts.scheme), parts.host != nil else {
            throw .invalidURL(url)
        }
        return url
    }

    static func isE164(_ number: String) -> Bool {
        number.wholeMatch(of: /\+[1-9][0-9]{6,14}/) != nil
    }
}
