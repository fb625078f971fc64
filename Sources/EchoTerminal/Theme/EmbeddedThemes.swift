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
            placeholder = ["#9a9a9a", "", "italic"]
            selection = ["#eeeeee"]
            success = ["#87d787"]
            warning = ["#ffd787"]
            failure = ["#ff8787", "", "bold"]
            # Who speaks
            user = ["#87d7af", "", "bold"]
            assistant = ["#afafff", "", "bold"]
            system = ["#9e9e9e"]
            tool = ["#d7af87"]
            unheard = ["#9a9a9a"]
            # Markdown
            heading = ["#afd7ff", "", "bold"]
            emphasis = ["#d7d7d7", "", "italic"]
            code = ["#d7d7af"]
            codeKeyword = ["#d7afff"]
            codeString = ["#afd787"]
            codeComment = ["#9e9e9e", "", "italic"]
            codeNumber = ["#ffaf87"]
            codeType = ["#87d7d7"]
            link = ["#87afff", "", "underline"]
            quote = ["#bcbcbc", "", "italic"]
            tableBorder = ["#727272"]
            # What is looked for, and which of it is shown now
            found = ["#1c1c1c", "#d7af5f"]
            marked = ["#1c1c1c", "#ffff87", "bold"]
            # What the program is doing
            idle = ["#9e9e9e"]
            listening = ["#87d787", "", "bold"]
            hearing = ["#afff87", "", "bold"]
            thinking = ["#ffd787"]
            speaking = ["#afafff", "", "bold"]
            muted = ["#ff8787"]
            connecting = ["#ffd787"]
            offline = ["#ff8787"]
            # How fast an answer came
            latencyGood = ["#87d787"]
            latencyFair = ["#ffd787"]
            latencyPoor = ["#ff8787"]
            # What is said is being recorded
            recording = ["#ff8787", "", "bold"]
            # Frames and keys
            border = ["#737373"]
            focusedBorder = ["#87afff"]
            key = ["#87afff", "", "bold"]
            keyTitle = ["#9e9e9e"]
            # Meters
            meterLow = ["#5faf87"]
            meterMiddle = ["#d7af5f"]
            meterHigh = ["#d75f5f"]
            meterPeak = ["#eeeeee"]
            meterThreshold = ["#ffd787"]
            meterTrack = ["#7d7d7d"]
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
            placeholder = ["#5f5f5f", "", "italic"]
            selection = ["#080808"]
            success = ["#005f00"]
            warning = ["#5f5f00"]
            failure = ["#af0000", "", "bold"]
            # Who speaks
            user = ["#005f5f", "", "bold"]
            assistant = ["#5f00af", "", "bold"]
            system = ["#585858"]
            tool = ["#5f5f00"]
            unheard = ["#5f5f5f"]
            # Markdown
            heading = ["#00005f", "", "bold"]
            emphasis = ["#303030", "", "italic"]
            code = ["#4e3a00"]
            codeKeyword = ["#5f00af"]
            codeString = ["#005f00"]
            codeComment = ["#5f5f5f", "", "italic"]
            codeNumber = ["#870000"]
            codeType = ["#005f5f"]
            link = ["#005faf", "", "underline"]
            quote = ["#4e4e4e", "", "italic"]
            tableBorder = ["#828282"]
            # What is looked for, and which of it is shown now
            found = ["#080808", "#ffd75f"]
            marked = ["#080808", "#ffaf00", "bold"]
            # What the program is doing
            idle = ["#585858"]
            listening = ["#005f00", "", "bold"]
            hearing = ["#005f00", "", "bold"]
            thinking = ["#5f5f00"]
            speaking = ["#5f00af", "", "bold"]
            muted = ["#af0000"]
            connecting = ["#5f5f00"]
            offline = ["#af0000"]
            # How fast an answer came
            latencyGood = ["#005f00"]
            latencyFair = ["#5f5f00"]
            latencyPoor = ["#af0000"]
            # What is said is being recorded
            recording = ["#af0000", "", "bold"]
            # Frames and keys
            border = ["#828282"]
            focusedBorder = ["#005faf"]
            key = ["#005faf", "", "bold"]
            keyTitle = ["#585858"]
            # Meters
            meterLow = ["#1f7a1f"]
            meterMiddle = ["#ae6d00"]
            meterHigh = ["#d70000"]
            meterPeak = ["#080808"]
            meterThreshold = ["#5f5f00"]
            meterTrack = ["#7b7b7b"]
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
            # Markdown
            heading = ["#00ffff", "", "bold"]
            emphasis = ["#ffffff", "", "italic"]
            code = ["#ffffaf"]
            codeKeyword = ["#ffafff"]
            codeString = ["#00ff00"]
            codeComment = ["#d0d0d0", "", "italic"]
            codeNumber = ["#ffaf00"]
            codeType = ["#00ffff"]
            link = ["#87d7ff", "", "underline"]
            quote = ["#d0d0d0", "", "italic"]
            tableBorder = ["#ffffff"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#ffff00"]
            marked = ["#000000", "#00ff00", "bold"]
            # What the program is doing
            idle = ["#d0d0d0"]
            listening = ["#00ff00", "", "bold"]
            hearing = ["#00ff00", "", "bold"]
            thinking = ["#ffff00"]
            speaking = ["#ffff00", "", "bold"]
            muted = ["#ff8787"]
            connecting = ["#ffff00"]
            offline = ["#ff8787"]
            # How fast an answer came
            latencyGood = ["#00ff00"]
            latencyFair = ["#ffff00"]
            latencyPoor = ["#ff8787"]
            # What is said is being recorded
            recording = ["#ff8787", "", "bold"]
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
            meterTrack = ["#7d7d7d"]
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
            # Markdown
            heading = ["default", "", "bold", "underline"]
            emphasis = ["default", "", "italic"]
            code = ["default", ""]
            codeKeyword = ["default", "", "bold"]
            codeString = ["default", ""]
            codeComment = ["default", "", "dim"]
            codeNumber = ["default", ""]
            codeType = ["default", "", "italic"]
            link = ["default", "", "underline"]
            quote = ["default", "", "italic"]
            tableBorder = ["default", "", "dim"]
            # What is looked for, and which of it is shown now
            found = ["default", "", "reverse"]
            marked = ["default", "", "bold", "reverse"]
            # What the program is doing
            idle = ["default", "", "dim"]
            listening = ["default", "", "bold"]
            hearing = ["default", "", "bold"]
            thinking = ["default", "", "bold"]
            speaking = ["default", "", "bold"]
            muted = ["default", "", "bold", "reverse"]
            connecting = ["default", "", "bold"]
            offline = ["default", "", "bold"]
            # How fast an answer came
            latencyGood = ["default", ""]
            latencyFair = ["default", "", "bold"]
            latencyPoor = ["default", "", "bold", "underline"]
            # What is said is being recorded
            recording = ["default", "", "bold", "reverse"]
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
            unheard = ["#656555"]
            # Markdown
            heading = ["#5f4a00", "", "bold"]
            emphasis = ["#3a3a3a", "", "italic"]
            code = ["#5f3a00"]
            codeKeyword = ["#5f2f9f"]
            codeString = ["#005f00"]
            codeComment = ["#626252", "", "italic"]
            codeNumber = ["#8f2f00"]
            codeType = ["#005f5f"]
            link = ["#005f87", "", "underline"]
            quote = ["#4f4f3f", "", "italic"]
            tableBorder = ["#898972"]
            # What is looked for, and which of it is shown now
            found = ["#1c1c1c", "#ffd75f"]
            marked = ["#1c1c1c", "#ffaf5f", "bold"]
            # What the program is doing
            idle = ["#5f5f4f"]
            listening = ["#005f00", "", "bold"]
            hearing = ["#005f00", "", "bold"]
            thinking = ["#6f4f00"]
            speaking = ["#5f2f9f", "", "bold"]
            muted = ["#af0000"]
            connecting = ["#6f4f00"]
            offline = ["#af0000"]
            # How fast an answer came
            latencyGood = ["#005f00"]
            latencyFair = ["#6f4f00"]
            latencyPoor = ["#af0000"]
            # What is said is being recorded
            recording = ["#af0000", "", "bold"]
            # Frames and keys
            border = ["#898972"]
            focusedBorder = ["#af5f00"]
            key = ["#005f87", "", "bold"]
            keyTitle = ["#5f5f4f"]
            # Meters
            meterLow = ["#5f8700"]
            meterMiddle = ["#b57100"]
            meterHigh = ["#d70000"]
            meterPeak = ["#1c1c1c"]
            meterThreshold = ["#6f4f00"]
            meterTrack = ["#7f7f67"]
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
            unheard = ["#9ca7b9"]
            # Markdown
            heading = ["#88c0d0", "", "bold"]
            emphasis = ["#e5e9f0", "", "italic"]
            code = ["#e0d0b0"]
            codeKeyword = ["#d0b0ff"]
            codeString = ["#a3be8c"]
            codeComment = ["#a4aebf", "", "italic"]
            codeNumber = ["#f0b090"]
            codeType = ["#8fd7c7"]
            link = ["#a5bfff", "", "underline"]
            quote = ["#c0c8d6", "", "italic"]
            tableBorder = ["#7e8594"]
            # What is looked for, and which of it is shown now
            found = ["#262b36", "#ebcb8b"]
            marked = ["#262b36", "#ffe0a0", "bold"]
            # What the program is doing
            idle = ["#b8c0ce"]
            listening = ["#a3be8c", "", "bold"]
            hearing = ["#b9e09f", "", "bold"]
            thinking = ["#ebcb8b"]
            speaking = ["#a5bfff", "", "bold"]
            muted = ["#ff9f9f"]
            connecting = ["#ebcb8b"]
            offline = ["#ff9f9f"]
            # How fast an answer came
            latencyGood = ["#a3be8c"]
            latencyFair = ["#ebcb8b"]
            latencyPoor = ["#ff9f9f"]
            # What is said is being recorded
            recording = ["#ff9f9f", "", "bold"]
            # Frames and keys
            border = ["#7e8594"]
            focusedBorder = ["#88c0d0"]
            key = ["#88c0d0", "", "bold"]
            keyTitle = ["#b8c0ce"]
            # Meters
            meterLow = ["#8fbcbb"]
            meterMiddle = ["#ebcb8b"]
            meterHigh = ["#d08770"]
            meterPeak = ["#eceff4"]
            meterThreshold = ["#ebcb8b"]
            meterTrack = ["#828690"]
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
            "gruvbox",
            #"""
            # Gruvbox, dark, by Pavel Pertsev (github.com/morhetz/gruvbox, MIT): warm and retro.
            # Its colours, lightened only where a text would be hard to read.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#282828"]
            selection = ["#3c3836"]
            inactive_selection = ["#32302f"]
            overlay = ["#32302f"]
            bar = ["#32302f"]
            notice = ["#3c3836"]

            [roles]
            # Text
            plain = ["#ebdbb2"]
            strong = ["#fbf1c7", "", "bold"]
            faint = ["#bdae93"]
            title = ["#fabd2f", "", "bold"]
            accent = ["#88a99c"]
            placeholder = ["#afa18e", "", "italic"]
            selection = ["#fbf1c7"]
            success = ["#b8bb26"]
            warning = ["#fabd2f"]
            failure = ["#fc7c6d", "", "bold"]
            # Who speaks
            user = ["#8ec07c", "", "bold"]
            assistant = ["#db9cad", "", "bold"]
            system = ["#bdae93"]
            tool = ["#fe8019"]
            unheard = ["#afa18e"]
            # Markdown
            heading = ["#fabd2f", "", "bold"]
            emphasis = ["#ebdbb2", "", "italic"]
            code = ["#8ec07c"]
            codeKeyword = ["#db9cad"]
            codeString = ["#b8bb26"]
            codeComment = ["#afa18e", "", "italic"]
            codeNumber = ["#fe8019"]
            codeType = ["#fabd2f"]
            link = ["#88a99c", "", "underline"]
            quote = ["#bdae93", "", "italic"]
            tableBorder = ["#827973"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#d79921"]
            marked = ["#000000", "#fabd2f", "bold"]
            # What the program is doing
            idle = ["#bdae93"]
            listening = ["#b8bb26", "", "bold"]
            hearing = ["#8ec07c", "", "bold"]
            thinking = ["#fabd2f"]
            speaking = ["#db9cad", "", "bold"]
            muted = ["#fc7c6d"]
            connecting = ["#fabd2f"]
            offline = ["#fc7c6d"]
            # How fast an answer came
            latencyGood = ["#b8bb26"]
            latencyFair = ["#fabd2f"]
            latencyPoor = ["#fc7c6d"]
            # What is said is being recorded
            recording = ["#fc7c6d", "", "bold"]
            # Frames and keys
            border = ["#827973"]
            focusedBorder = ["#83a598"]
            key = ["#88a99c", "", "bold"]
            keyTitle = ["#bdae93"]
            # Meters
            meterLow = ["#b8bb26"]
            meterMiddle = ["#fabd2f"]
            meterHigh = ["#fb4934"]
            meterPeak = ["#fbf1c7"]
            meterThreshold = ["#fe8019"]
            meterTrack = ["#8b837d"]
            # Families of wire events
            eventSession = ["#88a99c"]
            eventInput = ["#b8bb26"]
            eventConversation = ["#db9cad"]
            eventResponse = ["#fe8019"]
            eventOutput = ["#8ec07c"]
            eventLimits = ["#bdae93"]
            eventFailure = ["#fc7c6d"]
            eventOther = ["#ebdbb2"]

            """#
        ),
        (
            "solarized-dark",
            #"""
            # Solarized, dark, by Ethan Schoonover (ethanschoonover.com/solarized, MIT).
            # Its colours, lightened where a text would have less than the contrast of WCAG AA.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#002b36"]
            selection = ["#073642"]
            inactive_selection = ["#053340"]
            overlay = ["#073642"]
            bar = ["#073642"]
            notice = ["#073642"]

            [roles]
            # Text
            plain = ["#93a1a1"]
            strong = ["#eee8d5", "", "bold"]
            faint = ["#8c9b9d"]
            title = ["#93a1a1", "", "bold"]
            accent = ["#4b9fda"]
            placeholder = ["#8a9ba1", "", "italic"]
            selection = ["#eee8d5"]
            success = ["#8fa114"]
            warning = ["#bc9417"]
            failure = ["#e87674", "", "bold"]
            # Who speaks
            user = ["#39a89f", "", "bold"]
            assistant = ["#8f93d2", "", "bold"]
            system = ["#8c9b9d"]
            tool = ["#db815c"]
            unheard = ["#8a9ba1"]
            # Markdown
            heading = ["#93a1a1", "", "bold"]
            emphasis = ["#93a1a1", "", "italic"]
            code = ["#39a89f"]
            codeKeyword = ["#8f93d2"]
            codeString = ["#8fa114"]
            codeComment = ["#8a9ba1", "", "italic"]
            codeNumber = ["#db815c"]
            codeType = ["#bc9417"]
            link = ["#4b9fda", "", "underline"]
            quote = ["#8c9b9d", "", "italic"]
            tableBorder = ["#6a7e84"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#b58900"]
            marked = ["#000000", "#eee8d5", "bold"]
            # What the program is doing
            idle = ["#8c9b9d"]
            listening = ["#8fa114", "", "bold"]
            hearing = ["#39a89f", "", "bold"]
            thinking = ["#bc9417"]
            speaking = ["#8f93d2", "", "bold"]
            muted = ["#e87674"]
            connecting = ["#bc9417"]
            offline = ["#e87674"]
            # How fast an answer came
            latencyGood = ["#8fa114"]
            latencyFair = ["#bc9417"]
            latencyPoor = ["#e87674"]
            # What is said is being recorded
            recording = ["#e87674", "", "bold"]
            # Frames and keys
            border = ["#6a7e84"]
            focusedBorder = ["#268bd2"]
            key = ["#4b9fda", "", "bold"]
            keyTitle = ["#8c9b9d"]
            # Meters
            meterLow = ["#859900"]
            meterMiddle = ["#b58900"]
            meterHigh = ["#de3e3b"]
            meterPeak = ["#eee8d5"]
            meterThreshold = ["#ce5422"]
            meterTrack = ["#6a7e84"]
            # Families of wire events
            eventSession = ["#4b9fda"]
            eventInput = ["#8fa114"]
            eventConversation = ["#8f93d2"]
            eventResponse = ["#db815c"]
            eventOutput = ["#39a89f"]
            eventLimits = ["#8c9b9d"]
            eventFailure = ["#e87674"]
            eventOther = ["#93a1a1"]

            """#
        ),
        (
            "solarized-light",
            #"""
            # Solarized, light, by Ethan Schoonover (ethanschoonover.com/solarized, MIT).
            # Its colours, darkened where a text would have less than the contrast of WCAG AA.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#fdf6e3"]
            selection = ["#eee8d5"]
            inactive_selection = ["#f5eedc"]
            overlay = ["#fffaf0"]
            bar = ["#eee8d5"]
            notice = ["#fffaf0"]

            [roles]
            # Text
            plain = ["#566c73"]
            strong = ["#073642", "", "bold"]
            faint = ["#586b72"]
            title = ["#073642", "", "bold"]
            accent = ["#1e6ca4"]
            placeholder = ["#5d696a", "", "italic"]
            selection = ["#073642"]
            success = ["#606e00"]
            warning = ["#846400"]
            failure = ["#c22c29", "", "bold"]
            # Who speaks
            user = ["#1e726c", "", "bold"]
            assistant = ["#55599b", "", "bold"]
            system = ["#586b72"]
            tool = ["#9a3911"]
            unheard = ["#5d696a"]
            # Markdown
            heading = ["#073642", "", "bold"]
            emphasis = ["#566c73", "", "italic"]
            code = ["#1e726c"]
            codeKeyword = ["#55599b"]
            codeString = ["#606e00"]
            codeComment = ["#5d696a", "", "italic"]
            codeNumber = ["#9a3911"]
            codeType = ["#846400"]
            link = ["#1e6ca4", "", "underline"]
            quote = ["#586b72", "", "italic"]
            tableBorder = ["#7b8787"]
            # What is looked for, and which of it is shown now
            found = ["#073642", "#eed9a0"]
            marked = ["#073642", "#f5c542", "bold"]
            # What the program is doing
            idle = ["#586b72"]
            listening = ["#606e00", "", "bold"]
            hearing = ["#1e726c", "", "bold"]
            thinking = ["#846400"]
            speaking = ["#55599b", "", "bold"]
            muted = ["#c22c29"]
            connecting = ["#846400"]
            offline = ["#c22c29"]
            # How fast an answer came
            latencyGood = ["#606e00"]
            latencyFair = ["#846400"]
            latencyPoor = ["#c22c29"]
            # What is said is being recorded
            recording = ["#c22c29", "", "bold"]
            # Frames and keys
            border = ["#7b8787"]
            focusedBorder = ["#268bd2"]
            key = ["#1e6ca4", "", "bold"]
            keyTitle = ["#586b72"]
            # Meters
            meterLow = ["#7a8d00"]
            meterMiddle = ["#9a7400"]
            meterHigh = ["#cf2f2c"]
            meterPeak = ["#073642"]
            meterThreshold = ["#c34815"]
            meterTrack = ["#7b8787"]
            # Families of wire events
            eventSession = ["#1e6ca4"]
            eventInput = ["#606e00"]
            eventConversation = ["#55599b"]
            eventResponse = ["#9a3911"]
            eventOutput = ["#1e726c"]
            eventLimits = ["#586b72"]
            eventFailure = ["#c22c29"]
            eventOther = ["#566c73"]

            """#
        ),
        (
            "nord",
            #"""
            # Nord by Sven Greb and Arctic Ice Studio (nordtheme.com, MIT): an arctic palette.
            # Its colours, lightened only where a text would be hard to read.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#2e3440"]
            selection = ["#434c5e"]
            inactive_selection = ["#3b4252"]
            overlay = ["#3b4252"]
            bar = ["#3b4252"]
            notice = ["#3b4252"]

            [roles]
            # Text
            plain = ["#d8dee9"]
            strong = ["#eceff4", "", "bold"]
            faint = ["#c0c8d8"]
            title = ["#e5e9f0", "", "bold"]
            accent = ["#8fc4d3"]
            placeholder = ["#bac2d1", "", "italic"]
            selection = ["#eceff4"]
            success = ["#abc496"]
            warning = ["#ebcb8b"]
            failure = ["#e6c1c5", "", "bold"]
            # Who speaks
            user = ["#9ec5c4", "", "bold"]
            assistant = ["#d4bdcf", "", "bold"]
            system = ["#c0c8d8"]
            tool = ["#e8c3b8"]
            unheard = ["#bac2d1"]
            # Markdown
            heading = ["#e5e9f0", "", "bold"]
            emphasis = ["#d8dee9", "", "italic"]
            code = ["#9ec5c4"]
            codeKeyword = ["#d4bdcf"]
            codeString = ["#abc496"]
            codeComment = ["#bac2d1", "", "italic"]
            codeNumber = ["#e8c3b8"]
            codeType = ["#ebcb8b"]
            link = ["#8fc4d3", "", "underline"]
            quote = ["#c0c8d8", "", "italic"]
            tableBorder = ["#8b919e"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#ebcb8b"]
            marked = ["#000000", "#eceff4", "bold"]
            # What the program is doing
            idle = ["#c0c8d8"]
            listening = ["#abc496", "", "bold"]
            hearing = ["#9ec5c4", "", "bold"]
            thinking = ["#ebcb8b"]
            speaking = ["#d4bdcf", "", "bold"]
            muted = ["#e6c1c5"]
            connecting = ["#ebcb8b"]
            offline = ["#e6c1c5"]
            # How fast an answer came
            latencyGood = ["#abc496"]
            latencyFair = ["#ebcb8b"]
            latencyPoor = ["#e6c1c5"]
            # What is said is being recorded
            recording = ["#e6c1c5", "", "bold"]
            # Frames and keys
            border = ["#8b919e"]
            focusedBorder = ["#88c0d0"]
            key = ["#8fc4d3", "", "bold"]
            keyTitle = ["#c0c8d8"]
            # Meters
            meterLow = ["#a3be8c"]
            meterMiddle = ["#ebcb8b"]
            meterHigh = ["#ce858c"]
            meterPeak = ["#eceff4"]
            meterThreshold = ["#d18b74"]
            meterTrack = ["#949aa6"]
            # Families of wire events
            eventSession = ["#b2c6d9"]
            eventInput = ["#abc496"]
            eventConversation = ["#d4bdcf"]
            eventResponse = ["#e8c3b8"]
            eventOutput = ["#9ec5c4"]
            eventLimits = ["#c0c8d8"]
            eventFailure = ["#e6c1c5"]
            eventOther = ["#d8dee9"]

            """#
        ),
        (
            "dracula",
            #"""
            # Dracula by Zeno Rocha (draculatheme.com, MIT): bright colours in the dark.
            # Its colours, lightened only where a text would be hard to read.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#282a36"]
            selection = ["#44475a"]
            inactive_selection = ["#363948"]
            overlay = ["#343746"]
            bar = ["#343746"]
            notice = ["#343746"]

            [roles]
            # Text
            plain = ["#f8f8f2"]
            strong = ["#ffffff", "", "bold"]
            faint = ["#c3c8dc"]
            title = ["#ff9cd5", "", "bold"]
            accent = ["#caa8fa"]
            placeholder = ["#acb6d2", "", "italic"]
            selection = ["#ffffff"]
            success = ["#50fa7b"]
            warning = ["#f1fa8c"]
            failure = ["#ff9c9c", "", "bold"]
            # Who speaks
            user = ["#50fa7b", "", "bold"]
            assistant = ["#ff9cd5", "", "bold"]
            system = ["#c3c8dc"]
            tool = ["#ffb86c"]
            unheard = ["#acb6d2"]
            # Markdown
            heading = ["#ff9cd5", "", "bold"]
            emphasis = ["#f8f8f2", "", "italic"]
            code = ["#8be9fd"]
            codeKeyword = ["#ff9cd5"]
            codeString = ["#50fa7b"]
            codeComment = ["#acb6d2", "", "italic"]
            codeNumber = ["#ffb86c"]
            codeType = ["#f1fa8c"]
            link = ["#caa8fa", "", "underline"]
            quote = ["#c3c8dc", "", "italic"]
            tableBorder = ["#7280ad"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#ffb86c"]
            marked = ["#000000", "#f1fa8c", "bold"]
            # What the program is doing
            idle = ["#c3c8dc"]
            listening = ["#50fa7b", "", "bold"]
            hearing = ["#8be9fd", "", "bold"]
            thinking = ["#f1fa8c"]
            speaking = ["#ff9cd5", "", "bold"]
            muted = ["#ff9c9c"]
            connecting = ["#f1fa8c"]
            offline = ["#ff9c9c"]
            # How fast an answer came
            latencyGood = ["#50fa7b"]
            latencyFair = ["#f1fa8c"]
            latencyPoor = ["#ff9c9c"]
            # What is said is being recorded
            recording = ["#ff9c9c", "", "bold"]
            # Frames and keys
            border = ["#7280ad"]
            focusedBorder = ["#bd93f9"]
            key = ["#caa8fa", "", "bold"]
            keyTitle = ["#c3c8dc"]
            # Meters
            meterLow = ["#50fa7b"]
            meterMiddle = ["#f1fa8c"]
            meterHigh = ["#ff5c5c"]
            meterPeak = ["#ffffff"]
            meterThreshold = ["#ffb86c"]
            meterTrack = ["#8c98bd"]
            # Families of wire events
            eventSession = ["#8be9fd"]
            eventInput = ["#50fa7b"]
            eventConversation = ["#ff9cd5"]
            eventResponse = ["#ffb86c"]
            eventOutput = ["#8be9fd"]
            eventLimits = ["#c3c8dc"]
            eventFailure = ["#ff9c9c"]
            eventOther = ["#f8f8f2"]

            """#
        ),
        (
            "catppuccin",
            #"""
            # Catppuccin, mocha, by the Catppuccin organisation (catppuccin.com, MIT): soft pastels.
            # Its colours, lightened only where a text would be hard to read.
            # role = [foreground, background, attributes…]; a background of "" shows the surface.

            [surfaces]
            screen = ["#1e1e2e"]
            selection = ["#313244"]
            inactive_selection = ["#292a3b"]
            overlay = ["#262738"]
            bar = ["#181825"]
            notice = ["#313244"]

            [roles]
            # Text
            plain = ["#cdd6f4"]
            strong = ["#f5f7ff", "", "bold"]
            faint = ["#a6adc8"]
            title = ["#b4befe", "", "bold"]
            accent = ["#89b4fa"]
            placeholder = ["#949ab3", "", "italic"]
            selection = ["#f5f7ff"]
            success = ["#a6e3a1"]
            warning = ["#f9e2af"]
            failure = ["#f38ba8", "", "bold"]
            # Who speaks
            user = ["#94e2d5", "", "bold"]
            assistant = ["#cba6f7", "", "bold"]
            system = ["#a6adc8"]
            tool = ["#fab387"]
            unheard = ["#949ab3"]
            # Markdown
            heading = ["#b4befe", "", "bold"]
            emphasis = ["#cdd6f4", "", "italic"]
            code = ["#89dceb"]
            codeKeyword = ["#cba6f7"]
            codeString = ["#a6e3a1"]
            codeComment = ["#949ab3", "", "italic"]
            codeNumber = ["#fab387"]
            codeType = ["#f9e2af"]
            link = ["#89b4fa", "", "underline"]
            quote = ["#a6adc8", "", "italic"]
            tableBorder = ["#6d7187"]
            # What is looked for, and which of it is shown now
            found = ["#000000", "#fab387"]
            marked = ["#000000", "#f9e2af", "bold"]
            # What the program is doing
            idle = ["#a6adc8"]
            listening = ["#a6e3a1", "", "bold"]
            hearing = ["#89dceb", "", "bold"]
            thinking = ["#f9e2af"]
            speaking = ["#cba6f7", "", "bold"]
            muted = ["#f38ba8"]
            connecting = ["#f9e2af"]
            offline = ["#f38ba8"]
            # How fast an answer came
            latencyGood = ["#a6e3a1"]
            latencyFair = ["#f9e2af"]
            latencyPoor = ["#f38ba8"]
            # What is said is being recorded
            recording = ["#f38ba8", "", "bold"]
            # Frames and keys
            border = ["#6d7187"]
            focusedBorder = ["#89b4fa"]
            key = ["#89b4fa", "", "bold"]
            keyTitle = ["#a6adc8"]
            # Meters
            meterLow = ["#a6e3a1"]
            meterMiddle = ["#f9e2af"]
            meterHigh = ["#f38ba8"]
            meterPeak = ["#f5f7ff"]
            meterThreshold = ["#fab387"]
            meterTrack = ["#787b90"]
            # Families of wire events
            eventSession = ["#89b4fa"]
            eventInput = ["#a6e3a1"]
            eventConversation = ["#cba6f7"]
            eventResponse = ["#fab387"]
            eventOutput = ["#89dceb"]
            eventLimits = ["#a6adc8"]
            eventFailure = ["#f38ba8"]
            eventOther = ["#cdd6f4"]

            """#
        ),
    ]
}
