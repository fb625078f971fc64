import Foundation

/// Why a server that was to be a part of the assistant is of no use now.
enum RemoteError: Error, Sendable, Hashable {
    /// No connection, or none that holds.
    case unreachable(server: String, reason: String)
    case refused(server: String, status: Int, message: String)
    /// The answer ended in its middle.
    case cutOff(server: String)
    /// It said something that is no answer.
    case garbled(server: String, reason: String)
    case noModel(server: String)
    /// Its model is not there yet.
    case loading(server: String)
    /// It ended its answer before it had said anything.
    case silent(server: String)
}

extension RemoteError {
    /// To go on a sentence with that has named the server.
    var reason: String {
        switch self {
        case .unreachable(_, let reason): reason
        case .refused(_, 200, _): "it refuses"
        case .refused(_, let status, _): "it refuses (\(status))"
        case .cutOff: "it stopped in the middle of its answer"
        case .garbled: "its answer cannot be read"
        case .noModel: "it offers no model for this"
        case .loading: "it is still loading its model"
        case .silent: "it answers nothing"
        }
    }
}

extension RemoteError: CustomStringConvertible {
    /// A sentence for people.
    var description: String {
        switch self {
        case .unreachable(let server, let reason): "The server at \(server) cannot be reached (\(reason))."
        case .refused(let server, let status, let message):
            // Some begin an answer well, and refuse in it.
            "The server at \(server) refused" + (status == 200 ? "" : " (\(status))") + Self.behind(message)
        case .cutOff(let server): "The server at \(server) stopped in the middle of its answer."
        case .garbled(let server, let reason): "The server at \(server) gave an answer that cannot be read: \(reason)."
        case .noModel(let server): "The server at \(server) offers no model for this."
        case .loading(let server): "The server at \(server) is still loading its model."
        case .silent(let server): "The server at \(server) answered nothing."
        }
    }

    /// A server's own words, to end a sentence with.
    private static func behind(_ message: String) -> String {
        let words = message.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let last = words.last else { return "." }
        return ": \(words)" + (".!?…".contains(last) ? "" : ".")
    }
}
