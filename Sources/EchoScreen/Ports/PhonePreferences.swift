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
    /// To whom the assistant may hand calls on: by their names a number, a SIP address, or `here` for who watches.
    public var transfers: [String: String] = [:]
    /// How long it rings there.
    public var transferSeconds: Int?
    public var callsAtOnce: Int?
    public var minutesPerDay: Int?
    public var dollarsPerDay: Decimal?
    /// Of one caller, within an hour; nil for as many as come.
    package var callsPerCaller: Int?
    /// Of one address, by clients of the bridge's API; nil for the bridge's own rate.
    package var requestsPerSecond: Int?
    public var longestMinutes: Int?
    /// The instructions for the beginning of a call.
    public var opening: String?
    /// The message for callers while they are connected; "off" for none, nil for the line's own sentence.
    public var holdMessage: String?
    /// The message for a voicemail; nil to hang up.
    public var voicemailMessage: String?
    /// Whether the assistant inside the program takes calls whose own cannot be reached.
    public var fallback = CallFallbackChoice.off
    public var recording = CallRecordingChoice.off
    /// Whether the assistant may keep messages of callers in their own voice.
    package var recordsMessages = true
    /// Addresses of proxies before the bridge that are believed about whom they ask for; nil for this machine's alone.
    public var proxies: [String]?
    /// The UDP port where SIP telephones call; 0 for any that is free.
    public var sipPort = 5060
    /// Machines that are believed about who calls over SIP, as addresses, networks (`10.0.0.0/8`) or names.
    public var sipTrusted: [String] = []
    /// Where calls may go, as countries (`DE`), beginnings of numbers (`+44*`) or `any`; nil for the line's own country.
    public var destinations: [String]?
    /// US dollars a minute of the line itself, by how numbers begin, and under `incoming`; under `machine_detection` for each
    /// call.
    public var tariff: [String: Decimal] = [:]
    /// Whether it is found out if a machine answers; nil: only where there is something to say to one.
    public var detectsMachines: Bool?
    /// The address of a bridge elsewhere whose calls are watched; nil for one on this machine.
    package var bridge: String?
    /// Whether programs without a screen print what is said in calls, and names.
    public var logsContent = false
    public var masking = CallMaskingChoice.off

    public init() {}
}

/// The assistant that takes a telephone call when the usual one cannot be reached.
public enum CallFallbackChoice: String, Sendable, Hashable, CaseIterable {
    /// Nobody: the caller hears so.
    case off
    /// The assistant inside the program.
    case local
}

/// Whether telephone calls are recorded.
public enum CallRecordingChoice: String, Sendable, Hashable, CaseIterable {
    /// Only when somebody turns it on in a call.
    case off
    /// It is announced, and the caller may refuse.
    case announce
    /// Only with a caller's yes.
    case ask
}

/// Whether numbers, cards and addresses of others are readable in calls that are listed and exported.
public enum CallMaskingChoice: String, Sendable, Hashable, CaseIterable {
    case off
    /// They are not, in lists on the command line and in files that calls are exported to.
    case exports
}
