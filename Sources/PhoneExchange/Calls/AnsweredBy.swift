/// A person or a machine, as far as could be told, that took a call.
public enum AnsweredBy: String, Sendable, Hashable {
    case human
    case machineStart = "machine_start"
    case machineEndBeep = "machine_end_beep"
    case fax
    case unknown
}
