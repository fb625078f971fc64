/// Who took a call, as far as it could be told.
public enum AnsweredBy: String, Sendable, Hashable {
    case human
    case machineStart = "machine_start"
    case machineEndBeep = "machine_end_beep"
    case fax
    case unknown
}
