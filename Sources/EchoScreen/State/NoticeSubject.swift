/// The subject of a notification: it is out of date as soon as that works. Features add their own.
public struct NoticeSubject: Sendable, Hashable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

extension NoticeSubject {
    static let connection = NoticeSubject("connection")
    static let sound = NoticeSubject("sound")
    /// What the microphone gives.
    static let signal = NoticeSubject("signal")
    /// Another device in the place of the chosen one.
    static let replacement = NoticeSubject("replacement")
    /// The sound server, and with it all devices.
    static let server = NoticeSubject("server")
    /// A loudspeaker that nobody hears.
    static let silence = NoticeSubject("silence")
}
