import EchoAudio

/// A call that rings here: to be answered or turned down.
public struct IncomingSIPCall: Sendable, Identifiable {
    public enum Rejection: Int, Sendable, Hashable {
        case busy = 486
        case decline = 603
    }

    public let id: String
    /// Who calls, by the user of their address: they say so.
    public let from: String
    /// The name the caller gives themselves.
    public let name: String
    public let to: String
    /// Whose password was proved, where one is asked for.
    public let user: String?
    let endpoint: SIPEndpoint

    /// Lets the caller hear that it rings.
    public func ring() async { await endpoint.ring(id) }

    /// - Parameter codecs: the best first.
    /// - Throws: `.over` when the caller has given up meanwhile, `.notPossible` without a codec in common.
    public func answer(
        preferring codecs: [AudioCodec] = [.muLaw, .aLaw]
    ) async throws(PhoneLineError) -> any PhoneLineProtocol {
        try await endpoint.answer(id, preferring: codecs)
    }

    /// The line while it still rings: `open()` answers it, `hangUp()` declines it.
    ///
    /// - Parameter codecs: the best first.
    /// - Throws: `.over` when the caller has given up meanwhile, `.notPossible` without a codec in common.
    public func line(
        preferring codecs: [AudioCodec] = [.muLaw, .aLaw]
    ) async throws(PhoneLineError) -> any PhoneLineProtocol {
        try await endpoint.line(of: id, preferring: codecs)
    }

    public func reject(_ rejection: Rejection) async { await endpoint.reject(id, with: rejection.rawValue) }
}
