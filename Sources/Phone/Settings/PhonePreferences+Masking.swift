import EchoScreen
import PhoneBridge

extension PhonePreferences {
    /// Makes what is personal in calls unreadable; nil where nobody wants that.
    package var mask: (@Sendable (String) -> String)? {
        guard masking == .exports else { return nil }
        let mask = PersonalDataMask()
        return { mask.mask($0) }
    }
}
