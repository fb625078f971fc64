public import Foundation

/// Who may call and be called, as the person wrote it down: nobody, unless it says so.
public struct PhonePreferences: Sendable, Hashable {
    /// Two letters, for numbers without a country code.
    public var country: String?
    /// Numbers (`+4930123456`), beginnings of numbers (`+4930*`) or `any`; empty for no incoming calls.
    public var allow: [String] = []
    /// As "mon-fri 09:00-17:30"; empty for always.
    public var hours: [String] = []
    /// In which `hours` are meant; nil for the machine's.
    public var timeZone: String?
    /// Digits that callers press before they are let in.
    public var pin: String?
    /// Emergency, premium and short numbers that may be called all the same.
    public var callable: [String] = []
    public var callsAtOnce: Int?
    public var minutesPerDay: Int?
    public var dollarsPerDay: Decimal?
    public var longestMinutes: Int?
    /// What the assistant is told to begin a call with.
    public var opening: String?
    /// What is said to a voicemail; nil to hang up.
    public var voicemailMessage: String?
    public var recording = CallRecordingChoice.off
    /// Addresses of proxies before the bridge that are believed about whom they ask for; nil for this machine's alone.
    public var proxies: [String]?
    /// The UDP port where SIP telephones call; 0 for any that is free.
    public var sipPort = 5060
    public var masking = CallMaskingChoice.off

    public init() {}
}
