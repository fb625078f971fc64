import EchoWire

/// How an answer ended, by the names that others give the published ones: a word that nobody knows is no failure.
enum AnswerStatus {
    private static let published = [
        "canceled": "cancelled", "aborted": "cancelled", "error": "failed", "errored": "failed", "failure": "failed",
        "expired": "failed", "timeout": "failed", "partial": "incomplete", "truncated": "incomplete",
    ]

    /// An answer with its status as it is published.
    static func mended(_ answer: JSONValue) -> JSONValue {
        guard case .object(var fields) = answer, let status = fields["status"]?.string,
            let name = published[status.lowercased()]
        else { return answer }
        fields["status"] = .string(name)
        return .object(fields)
    }
}
