/// The theme files of `Themes/`, so that the program needs no file beside it. A test keeps them equal.
enum EmbeddedThemes {
    static let all: [(name: String, text: String)] = [
        (
            "dark",
            #"""
            # Calm colours on charcoal.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#1c1c1c"]
            selection = ["#303030"]
            inactive_selection = ["#262626"]
            overlay = ["#262626"]
            bar = ["#262626"]
            notice = ["#303030"]

            [roles]
            # Text
            plain = ["#d0d0d0"]
            strong = ["#eeeeee", "", "bold"]
            faint = ["#9e9e9e"]
            title = ["#d7d7ff", "", "bold"]
            accent = ["#87afff"]
            placeholder = ["#8a8a8a", "", "italic"]
            selection = ["#eeeeee"]
            success = ["#87d787"]
            warning = ["#ffd787"]
            failure = ["#ff8787", "", "bold"]
            # Who speaks
            user = ["#87d7af", "", "bold"]
            assistant = ["#afafff", "", "bold"]
            system = ["#9e9e9e"]
            tool = ["#d7af87"]
            unheard = ["#8a8a8a"]
            # What the program is doing
            idle = ["#9e9e9e"]
            listening = ["#87d787", "", "bold"]
            hearing = ["#afff87", "", "bold"]
            thinking = ["#ffd787"]
            speaking = ["#afafff", "", "bold"]
            muted = ["#ff8787"]
            connecting = ["#ffd787"]
            offline = ["#ff8787"]
            # Frames and keys
            border = ["#4e4e4e"]
            focusedBorder = ["#87afff"]
            key = ["#87afff", "", "bold"]
            keyTitle = ["#9e9e9e"]
            # Meters
            meterLow = ["#5faf87"]
            meterMiddle = ["#d7af5f"]
            meterHigh = ["#d75f5f"]
            meterPeak = ["#eeeeee"]
            meterThreshold = ["#ffd787"]
            meterTrack = ["#3a3a3a"]
            # Families of wire events
            eventSession = ["#87afff"]
            eventInput = ["#87d7af"]
            eventConversation = ["#afafff"]
            eventResponse = ["#d7af87"]
            eventOutput = ["#87d7ff"]
            eventLimits = ["#9e9e9e"]
            eventFailure = ["#ff8787"]
            eventOther = ["#d0d0d0"]

            """#
        ),
        (
            "light",
            #"""
            # Ink on paper.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#eeeeee"]
            selection = ["#dadada"]
            inactive_selection = ["#e4e4e4"]
            overlay = ["#ffffff"]
            bar = ["#e4e4e4"]
            notice = ["#ffffff"]

            [roles]
            # Text
            plain = ["#303030"]
            strong = ["#080808", "", "bold"]
            faint = ["#585858"]
            title = ["#00005f", "", "bold"]
            accent = ["#005faf"]
            placeholder = ["#626262", "", "italic"]
            selection = ["#080808"]
            success = ["#005f00"]
            warning = ["#5f5f00"]
            failure = ["#af0000", "", "bold"]
            # Who speaks
            user = ["#005f5f", "", "bold"]
            assistant = ["#5f00af", "", "bold"]
            system = ["#585858"]
            tool = ["#5f5f00"]
            unheard = ["#626262"]
            # What the program is doing
            idle = ["#585858"]
            listening = ["#005f00", "", "bold"]
            hearing = ["#005f00", "", "bold"]
            thinking = ["#5f5f00"]
            speaking = ["#5f00af", "", "bold"]
            muted = ["#af0000"]
            connecting = ["#5f5f00"]
            offline = ["#af0000"]
            # Frames and keys
            border = ["#b2b2b2"]
            focusedBorder = ["#005faf"]
            key = ["#005faf", "", "bold"]
            keyTitle = ["#585858"]
            # Meters
            meterLow = ["#5faf5f"]
            meterMiddle = ["#d78700"]
            meterHigh = ["#d70000"]
            meterPeak = ["#080808"]
            meterThreshold = ["#5f5f00"]
            meterTrack = ["#d0d0d0"]
            # Families of wire events
            eventSession = ["#005faf"]
            eventInput = ["#005f5f"]
            eventConversation = ["#5f00af"]
            eventResponse = ["#5f5f00"]
            eventOutput = ["#005f87"]
            eventLimits = ["#585858"]
            eventFailure = ["#af0000"]
            eventOther = ["#303030"]

            """#
        ),
        (
            "high-contrast",
            #"""
            # Nothing subtle: full white, full colours, black ground.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#000000"]
            selection = ["#00005f"]
            inactive_selection = ["#303030"]
            overlay = ["#000000"]
            bar = ["#000000"]
            notice = ["#000000"]

            [roles]
            # Text
            plain = ["#ffffff"]
            strong = ["#ffffff", "", "bold"]
            faint = ["#d0d0d0"]
            title = ["#ffffff", "", "bold"]
            accent = ["#00ffff"]
            placeholder = ["#d0d0d0", "", "italic"]
            selection = ["#ffffff"]
            success = ["#00ff00"]
            warning = ["#ffff00"]
            failure = ["#ff8787", "", "bold"]
            # Who speaks
            user = ["#00ffff", "", "bold"]
            assistant = ["#ffff00", "", "bold"]
            system = ["#d0d0d0"]
            tool = ["#ffaf00"]
            unheard = ["#b2b2b2"]
            # What the program is doing
            idle = ["#d0d0d0"]
            listening = ["#00ff00", "", "bold"]
            hearing = ["#00ff00", "", "bold"]
            thinking = ["#ffff00"]
            speaking = ["#ffff00", "", "bold"]
            muted = ["#ff8787"]
            connecting = ["#ffff00"]
            offline = ["#ff8787"]
            # Frames and keys
            border = ["#ffffff"]
            focusedBorder = ["#ffff00"]
            key = ["#00ffff", "", "bold"]
            keyTitle = ["#d0d0d0"]
            # Meters
            meterLow = ["#00ff00"]
            meterMiddle = ["#ffff00"]
            meterHigh = ["#ff5f5f"]
            meterPeak = ["#ffffff"]
            meterThreshold = ["#ffff00"]
            meterTrack = ["#585858"]
            # Families of wire events
            eventSession = ["#00ffff"]
            eventInput = ["#00ffff"]
            eventConversation = ["#ffff00"]
            eventResponse = ["#ffaf00"]
            eventOutput = ["#87d7ff"]
            eventLimits = ["#d0d0d0"]
            eventFailure = ["#ff8787"]
            eventOther = ["#ffffff"]

            """#
        ),
        (
            "mono",
            #"""
            # No colours at all: weight, slant and reversal tell things apart.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["default"]
            selection = ["default", "reverse"]
            inactive_selection = ["default", "underline"]
            overlay = ["default"]
            bar = ["default"]
            notice = ["default"]

            [roles]
            # Text
            plain = ["default", ""]
            strong = ["default", "", "bold"]
            faint = ["default", "", "dim"]
            title = ["default", "", "bold"]
            accent = ["default", "", "bold"]
            placeholder = ["default", "", "dim"]
            selection = ["default", ""]
            success = ["default", ""]
            warning = ["default", "", "bold"]
            failure = ["default", "", "bold", "underline"]
            # Who speaks
            user = ["default", "", "bold"]
            assistant = ["default", "", "bold"]
            system = ["default", "", "italic"]
            tool = ["default", "", "italic"]
            unheard = ["default", "", "dim"]
            # What the program is doing
            idle = ["default", "", "dim"]
            listening = ["default", "", "bold"]
            hearing = ["default", "", "bold"]
            thinking = ["default", "", "bold"]
            speaking = ["default", "", "bold"]
            muted = ["default", "", "bold", "reverse"]
            connecting = ["default", "", "bold"]
            offline = ["default", "", "bold"]
            # Frames and keys
            border = ["default", "", "dim"]
            focusedBorder = ["default", "", "bold"]
            key = ["default", "", "bold"]
            keyTitle = ["default", "", "dim"]
            # Meters
            meterLow = ["default", ""]
            meterMiddle = ["default", ""]
            meterHigh = ["default", ""]
            meterPeak = ["default", "", "bold"]
            meterThreshold = ["default", "", "bold"]
            meterTrack = ["default", "", "dim"]
            # Families of wire events
            eventSession = ["default", ""]
            eventInput = ["default", ""]
            eventConversation = ["default", ""]
            eventResponse = ["default", ""]
            eventOutput = ["default", ""]
            eventLimits = ["default", "", "dim"]
            eventFailure = ["default", "", "bold", "underline"]
            eventOther = ["default", ""]

            """#
        ),
        (
            "fjord",
            #"""
            # Cold water, northern light.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#262b36"]
            selection = ["#363c4a"]
            inactive_selection = ["#2f3541"]
            overlay = ["#303744"]
            bar = ["#303744"]
            notice = ["#363c4a"]

            [roles]
            # Text
            plain = ["#d8dee9"]
            strong = ["#eceff4", "", "bold"]
            faint = ["#b8c0ce"]
            title = ["#88c0d0", "", "bold"]
            accent = ["#88c0d0"]
            placeholder = ["#a4aebf", "", "italic"]
            selection = ["#eceff4"]
            success = ["#a3be8c"]
            warning = ["#ebcb8b"]
            failure = ["#ff9f9f", "", "bold"]
            # Who speaks
            user = ["#8fd7c7", "", "bold"]
            assistant = ["#a5bfff", "", "bold"]
            system = ["#b8c0ce"]
            tool = ["#e0b090"]
            unheard = ["#9aa5b8"]
            # What the program is doing
            idle = ["#b8c0ce"]
            listening = ["#a3be8c", "", "bold"]
            hearing = ["#b9e09f", "", "bold"]
            thinking = ["#ebcb8b"]
            speaking = ["#a5bfff", "", "bold"]
            muted = ["#ff9f9f"]
            connecting = ["#ebcb8b"]
            offline = ["#ff9f9f"]
            # Frames and keys
            border = ["#4c566a"]
            focusedBorder = ["#88c0d0"]
            key = ["#88c0d0", "", "bold"]
            keyTitle = ["#b8c0ce"]
            # Meters
            meterLow = ["#8fbcbb"]
            meterMiddle = ["#ebcb8b"]
            meterHigh = ["#d08770"]
            meterPeak = ["#eceff4"]
            meterThreshold = ["#ebcb8b"]
            meterTrack = ["#3b4252"]
            # Families of wire events
            eventSession = ["#88c0d0"]
            eventInput = ["#8fd7c7"]
            eventConversation = ["#a5bfff"]
            eventResponse = ["#e0b090"]
            eventOutput = ["#9fd0ef"]
            eventLimits = ["#b8c0ce"]
            eventFailure = ["#ff9f9f"]
            eventOther = ["#d8dee9"]

            """#
        ),
        (
            "dune",
            #"""
            # Warm sand in daylight.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#ffffd7"]
            selection = ["#e4e4bc"]
            inactive_selection = ["#f0f0c8"]
            overlay = ["#ffffee"]
            bar = ["#f3f0d0"]
            notice = ["#ffffee"]

            [roles]
            # Text
            plain = ["#3a3a3a"]
            strong = ["#1c1c1c", "", "bold"]
            faint = ["#5f5f4f"]
            title = ["#5f4a00", "", "bold"]
            accent = ["#005f87"]
            placeholder = ["#626252", "", "italic"]
            selection = ["#1c1c1c"]
            success = ["#005f00"]
            warning = ["#6f4f00"]
            failure = ["#af0000", "", "bold"]
            # Who speaks
            user = ["#005f5f", "", "bold"]
            assistant = ["#5f2f9f", "", "bold"]
            system = ["#5f5f4f"]
            tool = ["#7f3f00"]
            unheard = ["#666656"]
            # What the program is doing
            idle = ["#5f5f4f"]
            listening = ["#005f00", "", "bold"]
            hearing = ["#005f00", "", "bold"]
            thinking = ["#6f4f00"]
            speaking = ["#5f2f9f", "", "bold"]
            muted = ["#af0000"]
            connecting = ["#6f4f00"]
            offline = ["#af0000"]
            # Frames and keys
            border = ["#bcbc9c"]
            focusedBorder = ["#af5f00"]
            key = ["#005f87", "", "bold"]
            keyTitle = ["#5f5f4f"]
            # Meters
            meterLow = ["#5f8700"]
            meterMiddle = ["#d78700"]
            meterHigh = ["#d70000"]
            meterPeak = ["#1c1c1c"]
            meterThreshold = ["#6f4f00"]
            meterTrack = ["#d7d7af"]
            # Families of wire events
            eventSession = ["#005f87"]
            eventInput = ["#005f5f"]
            eventConversation = ["#5f2f9f"]
            eventResponse = ["#7f3f00"]
            eventOutput = ["#00578f"]
            eventLimits = ["#5f5f4f"]
            eventFailure = ["#af0000"]
            eventOther = ["#3a3a3a"]

            """#
        ),
    ]
}
