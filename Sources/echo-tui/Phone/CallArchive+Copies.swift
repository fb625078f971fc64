import EchoStore
import PhoneBridge

/// What is known of copies of recordings stands beside the conversations.
extension CallArchive: ErasedCopiesProtocol {
    /// - Returns: false when that could not be noted; then nothing may be copied.
    func noteCopy(of call: String) async -> Bool { (try? await conversations.noteCopy(ofCall: call)) != nil }

    func erasedCopies() async -> [String] { (try? await conversations.copiesOfErased()) ?? [] }

    func forgetCopy(of call: String) async -> Bool { (try? await conversations.forgetCopy(ofCall: call)) != nil }
}
