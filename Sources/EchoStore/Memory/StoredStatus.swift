import Echo

/// A message's status as its columns hold it.
struct StoredStatus: Hashable {
    var name: String
    var reason: String?
    var heard: Int64?
    var heardCharacters: Int?

    init(name: String, reason: String? = nil, heard: Int64? = nil, heardCharacters: Int? = nil) {
        self.name = name
        self.reason = reason
        self.heard = heard
        self.heardCharacters = heardCharacters
    }

    init(_ status: Message.Status) {
        switch status {
        case .transcribing: self.init(name: "transcribing")
        case .transcriptionFailed(.timedOut(let time)):
            self.init(name: "transcriptionTimedOut", heard: time.wholeMilliseconds)
        case .transcriptionFailed(.refused(let message)): self.init(name: "transcriptionRefused", reason: message)
        case .transcriptionFailed(.connectionLost): self.init(name: "transcriptionLost")
        case .inProgress: self.init(name: "inProgress")
        case .completed: self.init(name: "completed")
        case .interrupted(let heard, let characters):
            self.init(name: "interrupted", heard: heard.wholeMilliseconds, heardCharacters: characters)
        case .incomplete(let reason): self.init(name: "incomplete", reason: reason)
        case .failed(let reason): self.init(name: "failed", reason: reason)
        case .cancelled: self.init(name: "cancelled")
        }
    }

    /// What nobody knows has failed.
    var status: Message.Status {
        switch name {
        case "transcribing": .transcribing
        case "transcriptionTimedOut": .transcriptionFailed(.timedOut(after: .milliseconds(heard ?? 0)))
        case "transcriptionRefused": .transcriptionFailed(.refused(message: reason ?? ""))
        case "transcriptionLost": .transcriptionFailed(.connectionLost)
        case "inProgress": .inProgress
        case "completed": .completed
        case "interrupted":
            .interrupted(heard: .milliseconds(heard ?? 0), heardCharacters: heardCharacters ?? 0)
        case "incomplete": .incomplete(reason: reason ?? "")
        case "cancelled": .cancelled
        default: .failed(reason: reason ?? name)
        }
    }
}
