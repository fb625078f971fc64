import EchoConcurrency

/// What a leg by voice is given once and for all, and what lives as long as it does.
struct VoiceLegLife: Sendable {
    let configuration: EchoConfiguration
    let desk: ToolDesk
    let runsTools: Bool
    let work = WorkGroup()
    let departure = OneTimeEvent()

    init(_ configuration: EchoConfiguration, tools: ToolBox, runsTools: Bool) {
        self.configuration = configuration
        self.runsTools = runsTools
        desk = ToolDesk(tools: tools, configuration: configuration)
    }
}
