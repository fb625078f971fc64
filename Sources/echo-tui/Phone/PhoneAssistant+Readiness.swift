import EchoScreen
import Foundation
import Phone

extension PhoneAssistant {
    /// What calls need besides a line. Whether a key that is stored is right, the server says.
    var readiness: PhoneReadiness {
        let address = ProcessInfo.processInfo.environment["ECHO_PUBLIC_URL"].flatMap { $0.isEmpty ? nil : $0 }
        return PhoneReadiness(server: choice.identity.host, key: key, publicAddress: address)
    }

    private var key: PhoneReadiness.Key {
        if choice.identity.isLocal { return .notNeeded }
        if choice.key != nil { return .set }
        switch (try? choice.finder.find())?.source {
        case .environment, .file, .stored, .named(_, .some): return .set
        case .named(_, nil), nil: return choice.identity.host == Self.openAI ? .missing : .absent
        }
    }

    private static let openAI = "api.openai.com"
}
