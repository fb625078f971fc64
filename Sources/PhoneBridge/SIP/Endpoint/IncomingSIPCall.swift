import EchoAudio

/// A call that rings here: to be answered or turned down.
public struct IncomingSIPCall: Sendable, Identifiable {
    public enum Rejection: Int, Sendable, Hashable {
        case busy = 486
        case decline = 603
    }

    public let id: String
    let caller: SIPCaller
    /// The machine it comes from.
    public let host: String
    public let to: String
    let endpoint: SIPEndpoint

    /// Who calls: the user whose password was proved, or what a machine says that is believed. Empty for anybody else,
    /// whatever they say of themselves.
    public var from: String { caller.party }
    /// As `from`, for people.
    public var name: String { caller.name }
    /// The user whose password was proved, where one is asked for.
    public var user: String? { if case .proven(let user) = caller { user } else { nil } }
    /// Nobody vouches for who calls.
    public var isStranger: Bool { caller == .stranger }

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
