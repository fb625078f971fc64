/// The step in progress when ALSA refused; the same number means different things.
enum ALSAStep: Sendable, Hashable {
    case opening
    case configuring
    case running
}
